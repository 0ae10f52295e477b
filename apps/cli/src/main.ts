import type { Output } from './Command.ts';
import { COMMANDS } from './commands/index.ts';

/** Characters for what is typed; what is longer has its line to itself. */
const WIDTH = 58;

function help(): string {
  const lines = Object.values(COMMANDS).map(({ usage, about }) =>
    usage.length < WIDTH ? `  ${usage.padEnd(WIDTH)}${about}` : `  ${usage}\n  ${' '.repeat(WIDTH)}${about}`,
  );
  return ['usage:', ...lines].join('\n');
}

/** Runs the command line and answers its exit code. */
export async function main(args: readonly string[], output: Output): Promise<number> {
  for (const words of [2, 1]) {
    const typed = args.slice(0, words).join(' ');
    const command = Object.hasOwn(COMMANDS, typed) ? COMMANDS[typed] : undefined;
    if (command) return command.run(args.slice(words), output);
  }
  const [name = ''] = args;
  const isAsked = name === 'help' || name === '--help' || name === '-h';
  (isAsked ? output.out : output.err)(
    isAsked || name === '' ? help() : `There is no command "${name}".\n${help()}`,
  );
  return isAsked ? 0 : 1;
}
