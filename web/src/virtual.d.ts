declare module 'virtual:site-fonts.css';
