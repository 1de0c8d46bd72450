declare module 'virtual:site-fonts.css?url' {
  const address: string;
  export default address;
}
