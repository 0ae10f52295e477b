/** What a frame's values depend on besides the frame itself: one of these is made for each play of a scene. */
export interface Values {
  /** -1 while the slides go backwards: mirrored values turn round. */
  readonly direction: 1 | -1;
  /** Which value of a list is next: lists move on with every play. */
  readonly turn: number;
  /** A number from 0 up to 1; the same for the same name, so that a resize in mid-scene draws nothing new. */
  draw(name: string): number;
}

interface ValuesOptions {
  readonly direction: 1 | -1;
  readonly turn: number;
  readonly random: () => number;
}

export function createValues({ direction, turn, random }: ValuesOptions): Values {
  const drawn = new Map<string, number>();
  return {
    direction,
    turn,
    draw(name) {
      const known = drawn.get(name);
      if (known !== undefined) return known;
      const number = random();
      drawn.set(name, number);
      return number;
    },
  };
}
