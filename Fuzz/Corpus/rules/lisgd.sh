lisgd -d /dev/input/event1 -g "1,RL,*,*,R,xdotool key alt+Left" -g "2,DU,B,S,P,svkbd-mobile-intl"
