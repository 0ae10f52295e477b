import { type ChildProcess, spawn } from 'node:child_process';

export interface Program {
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/** A program that runs as long as this process does, at most. */
export function startProgram(
  path: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(path, parameters, {
    env: { ...process.env, ...env },
    // The fourth is for what a program has to say before it is of use.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const end = (): void => void child.kill();
  process.on('exit', end);
  const ended = new Promise<void>((done) => {
    child.once('exit', () => {
      process.off('exit', end);
      done();
    });
    child.once('error', () => done());
  });
  return {
    child,
    stop: async () => {
      end();
      await ended;
    },
  };
}
