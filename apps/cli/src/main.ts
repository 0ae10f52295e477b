import { readFileSync } from 'node:fs';
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

/** Of the package, which lies beside both the sources and what is built of them. */
const ownVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string })
    .version;

const HELP: ReadonlySet<string> = new Set(['--help', '-h']);

/** Runs the command line and answers its exit code. */
export async function main(args: readonly string[], output: Output): Promise<number> {
  for (const words of [2, 1]) {
    const typed = args.slice(0, words).join(' ');
    const command = Object.hasOwn(COMMANDS, typed) ? COMMANDS[typed] : undefined;
    if (command && args.slice(words).some((word) => HELP.has(word))) {
      output.out(`usage: ${command.usage}\n\n${command.about}`);
      return 0;
    }
    if (command) return command.run(args.slice(words), output);
  }
  const [name = ''] = args;
  if (name === '--version' || name === '-v') {
    output.out(ownVersion());
    return 0;
  }
  const isAsked = name === 'help' || HELP.has(name);
  (isAsked ? output.out : output.err)(
    isAsked || name === '' ? help() : `There is no command "${name}".\n${help()}`,
  );
  return isAsked ? 0 : 1;
}
