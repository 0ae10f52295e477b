export interface Output {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** On a terminal: shows a line in place of the one before. */
  readonly overwrite?: (text: string) => void;
}

/** A command of the command line; it answers its exit code. */
export interface Command {
  readonly usage: string;
  readonly about: string;
  run(args: readonly string[], output: Output): Promise<number>;
}
