declare module 'virtual:own-fonts.css';
declare module 'virtual:rare-fonts.css';
