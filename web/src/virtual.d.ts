declare module 'virtual:*-fonts.css?url' {
  const address: string;
  export default address;
}
