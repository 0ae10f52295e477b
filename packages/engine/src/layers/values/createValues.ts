import type { Values } from './Values.ts';

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
