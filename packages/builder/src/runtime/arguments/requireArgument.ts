import { hasOwn } from '../settings/hasOwn.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** spec/3 §5: `{arg} is required.` One that is there may be undefined. */
export function requireArgument(name: string, given: Arguments): void {
  if (!hasOwn(given, name)) throw new Error(`${name} is required.`);
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
  constructor(name: string, functionName = name.split('.').at(-1)) {
    super(`${name}() should be implemented, please provide '${functionName}' functionality.`);
    this.name = 'UnimplementedError';
  }
}

interface MethodInfo {
  readonly isStatic?: boolean;
  readonly fullName?: string;
  readonly functionName?: string;
}

/** `elementorModules.ForceMethodImplementation`: the same, told as extensions tell it. */
export class ForceMethodImplementation extends UnimplementedError {
  constructor({ isStatic = false, fullName = '', functionName = fullName }: MethodInfo = {}) {
    super(`${isStatic ? 'static ' : ''}${fullName}`, functionName);
  }
}

/** `elementorModules.ArgsObject`: what was given to a call, and whether it is what the call wants. */
export class ArgsObject {
  readonly args: Arguments;

  constructor(args: Arguments) {
    this.args = args;
  }

  requireArgument(name: string, given: Arguments = this.args): void {
    requireArgument(name, given);
  }

  requireArgumentType(name: string, type: string, given: Arguments = this.args): void {
    requireArgumentType(name, type, given);
  }

  requireArgumentInstance(
    name: string,
    instance: abstract new (...args: never[]) => unknown,
    given: Arguments = this.args,
  ): void {
    requireArgumentInstance(name, instance, given);
  }

  requireArgumentConstructor(
    name: string,
    maker: abstract new (...args: never[]) => unknown,
    given: Arguments = this.args,
  ): void {
    requireArgumentConstructor(name, maker, given);
  }
}
