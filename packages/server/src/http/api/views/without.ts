/** The same but for some fields, which are nobody's business. */
export const without = <T extends object, Names extends keyof T>(
  value: T,
  ...names: readonly Names[]
): Omit<T, Names> =>
  Object.fromEntries(
    Object.entries(value).filter(([name]) => !(names as readonly PropertyKey[]).includes(name)),
  ) as Omit<T, Names>;
