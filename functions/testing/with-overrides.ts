/** Returns a proxy of the object with some methods replaced. */
export function withOverrides<T extends object>(target: T, changes: Partial<T>): T {
  return new Proxy(target, {
    get(_, property) {
      if (Object.hasOwn(changes, property)) return Reflect.get(changes, property);
      // Private fields are only accessible when `this` is the original object.
      const value: unknown = Reflect.get(target, property);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
