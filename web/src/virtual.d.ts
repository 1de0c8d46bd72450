declare module 'virtual:*-faces.css?url' {
  const address: string;
  export default address;
}
