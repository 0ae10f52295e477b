import { parseArgs, type ParseArgsConfig } from 'node:util';

export interface Arguments {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly names: readonly string[];
}

/** What was typed, when it fits: so many names and no option that is not known. */
export function readArguments(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
  names: number,
): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      strict: true,
    });
    if (positionals.length !== names) return null;
    return { values: values as Arguments['values'], names: positionals };
  } catch {
    return null;
  }
}
