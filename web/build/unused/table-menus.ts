/** What antd's table imports for the menus in its head. */
export default function UnusedMenu(): never {
  throw new Error(
    'The tables of the dashboard have neither filters in their heads nor menus for selecting (web/build/unused).',
  );
}

export { UnusedMenu as flattenKeys };
