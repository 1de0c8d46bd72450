/** The list with the element at `index` moved by so many places; the same list where that leads out of it. */
export function moveItem<T>(list: readonly T[], index: number, by: number): readonly T[] {
  const target = index + by;
  const element = list[index];
  if (element === undefined || target < 0 || target >= list.length) return list;
  return list.toSpliced(index, 1).toSpliced(target, 0, element);
}
