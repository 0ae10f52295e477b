import type { Output } from './Command.ts';
import { COMMANDS } from './commands/index.ts';

function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, about }) => `  ${usage.padEnd(58)}${about}`);
  return ['usage:', ...lines].join('\n');
}

/** Runs the command line and answers its exit code. */
export async function main(args: readonly string[], output: Output): Promise<number> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command) return command.run(rest, output);
  const isAsked = name === 'help' || name === '--help' || name === '-h';
  (isAsked ? output.out : output.err)(
    isAsked || name === '' ? help() : `There is no command "${name}".\n${help()}`,
  );
  return isAsked ? 0 : 1;
}
