/** The same object, but for some of its methods. */
export function overriding<T extends object>(target: T, changes: Partial<T>): T {
  return new Proxy(target, {
    get(_, property) {
      if (Object.hasOwn(changes, property)) return Reflect.get(changes, property);
      // A class keeps private fields, which only its own methods on itself may see.
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
