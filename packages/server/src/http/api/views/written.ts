/** Times leave the shop as texts in UTC. */
export const iso = (ms: number): string => new Date(ms).toISOString();
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : iso(ms));

type Stamped<T, Names extends keyof T> = Omit<T, Names> & {
  readonly [Name in Names]: T[Name] extends number ? string : string | null;
};

/** The same with these times written. */
export const written = <T extends object, Names extends keyof T>(
  value: T,
  ...names: readonly Names[]
): Stamped<T, Names> =>
  ({
    ...value,
    ...Object.fromEntries(names.map((name) => [name, isoOrNull(value[name] as number | null)])),
  }) as never;
