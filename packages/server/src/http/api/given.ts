type Given<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Without the fields that were left out. */
export const given = <T extends object>(body: T): Given<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Given<T>;
