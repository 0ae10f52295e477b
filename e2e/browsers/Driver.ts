export type Point = readonly [x: number, y: number];

/** A browser with one window that shows one page in a frame; hands reach it as a visitor's do, by its own input. */
export interface Driver {
  /** Opens the page that holds the frame, and goes on in the frame. */
  open(url: string): Promise<void>;
  /** Runs a function in the frame; it sees nothing of what is around it here. */
  evaluate<Result, Argument = undefined>(
    call: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Moves the pointer there, and presses. */
  down(at: Point): Promise<void>;
  /** Moves the pointer from one to the next. */
  move(points: readonly Point[]): Promise<void>;
  /** Lets go. */
  up(): Promise<void>;
  press(key: Key): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** A page by itself, as a printer gets it. Null where the browser cannot be asked for it. */
  print(url: string): Promise<Uint8Array | null>;
  /** From now on it is another visitor's. */
  forget(): Promise<void>;
  close(): Promise<void>;
}

export type Key = 'ArrowLeft' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab';
