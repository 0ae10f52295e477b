/** What follows each command of a path: numbers, and the flags of an arc, which may stand without a gap. */
const SHAPES: Readonly<Record<string, string>> = {
  m: 'nn',
  l: 'nn',
  h: 'n',
  v: 'n',
  c: 'nnnnnn',
  s: 'nnnn',
  q: 'nnnn',
  t: 'nn',
  a: 'nnnffnn',
  z: '',
};
/** Each token with the gap after it. Sticky, so that a long broken text is read once and no more. */
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?[\s,]*/iy;
const FLAG = /[01][\s,]*/y;
const COMMAND = /[a-df-z]\s*/iy;

/** Whether a text is the `d` of a path: commands that are known, each with the numbers it needs. */
export function isPathData(data: string): boolean {
  const text = data.trim();
  let at = 0;
  const take = (token: RegExp): string | null => {
    token.lastIndex = at;
    const found = token.exec(text)?.[0] ?? null;
    at += found?.length ?? 0;
    return found;
  };
  const takeAll = (shape: string): boolean =>
    [...shape].every((token) => take(token === 'f' ? FLAG : NUMBER) !== null);
  let shape: string | undefined;
  while (at < text.length) {
    const letter = take(COMMAND)?.charAt(0).toLowerCase();
    // Further numbers without a letter repeat the command.
    if (letter !== undefined) shape = SHAPES[letter];
    else if (shape === '') return false;
    if (shape === undefined || !takeAll(shape)) return false;
  }
  return /^m/i.test(text);
}
