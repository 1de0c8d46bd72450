/** What antd's tables import for filters that are trees, which the dashboard has none of. */
export default function UnusedTree(): never {
  throw new Error('The dashboard filters no table by a tree (web/build/unused).');
}
