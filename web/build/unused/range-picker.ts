/** What antd's date picker imports for periods, which the dashboard enters as two dates. */
export default function unusedRangePicker(): () => never {
  return () => {
    throw new Error('The dashboard has no picker of periods (web/build/unused).');
  };
}
