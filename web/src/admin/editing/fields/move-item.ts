/** Returns the list with the element at `index` moved by `steps`; the same list when that leads outside it. */
export function moveItem<T>(list: readonly T[], index: number, by: number): readonly T[] {
  const target = index + by;
  const element = list[index];
  if (element === undefined || target < 0 || target >= list.length) return list;
  return list.toSpliced(index, 1).toSpliced(target, 0, element);
}
