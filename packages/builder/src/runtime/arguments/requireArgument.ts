type Arguments = Readonly<Record<string, unknown>>;

/** spec/3 §5: `{arg} is required.` One that is there may be undefined. */
export function requireArgument(name: string, given: Arguments): void {
  if (!Object.hasOwn(given, name)) throw new Error(`${name} is required.`);
}

/** spec/3 §5: `{arg} invalid type: {type}.` */
export function requireArgumentType(name: string, type: string, given: Arguments): void {
  requireArgument(name, given);
  if (typeof given[name] !== type) throw new Error(`${name} invalid type: ${type}.`);
}

/** spec/3 §5: `{arg} invalid instance.` */
export function requireArgumentInstance(
  name: string,
  instance: abstract new (...args: never[]) => unknown,
  given: Arguments,
): void {
  requireArgument(name, given);
  if (!(given[name] instanceof instance)) throw new Error(`${name} invalid instance.`);
}

/** spec/3 §5: `{arg} invalid constructor type.` Constructors of other frames are other objects of the same text. */
export function requireArgumentConstructor(
  name: string,
  constructor: abstract new (...args: never[]) => unknown,
  given: Arguments,
): void {
  requireArgument(name, given);
  const made = given[name];
  const maker: unknown =
    made === null || made === undefined ? undefined : Object.getPrototypeOf(made)?.constructor;
  if (String(maker) !== String(constructor)) throw new Error(`${name} invalid constructor type.`);
}

/** spec/3 §5, of what an inheritor must bring: thrown by who calls what is not there. */
export class UnimplementedError extends Error {
  constructor(name: string) {
    super(`${name}() should be implemented, please provide '${name.split('.').at(-1)}' functionality.`);
    this.name = 'UnimplementedError';
  }
}
