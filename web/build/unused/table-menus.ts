function unused(): never {
  throw new Error(
    'The tables of the dashboard have neither filters in their heads nor menus for selecting (web/build/unused).',
  );
}

/** What antd's table imports for the menus in its head. */
export default unused;
export { unused as flattenKeys };
