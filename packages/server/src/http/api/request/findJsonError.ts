/** What may stand at a place of a JSON text. */
const SPACE = /[ \t\n\r]*/y;
const SCALAR =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const KEY = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"[ \t\n\r]*:/y;

/** Where a text stops being JSON, counted from 0: not every engine says so. For texts that are known to be wrong. */
export function findJsonError(text: string): number {
  const open: ('{' | '[')[] = [];
  let at = 0;
  const take = (what: RegExp): boolean => {
    what.lastIndex = at;
    const found = what.exec(text);
    if (found) at += found[0].length;
    return found !== null;
  };
  let isValueNext = true;
  for (;;) {
    take(SPACE);
    const sign = text[at];
    if (!isValueNext) {
      const inside = open.at(-1);
      if (inside === undefined) return at;
      if (sign === (inside === '{' ? '}' : ']')) {
        at++;
        open.pop();
        continue;
      }
      if (sign !== ',') return at;
      at++;
      take(SPACE);
      if (inside === '{' && !take(KEY)) return at;
      isValueNext = true;
    } else if (sign === '{' || sign === '[') {
      at++;
      take(SPACE);
      open.push(sign);
      isValueNext = text[at] !== (sign === '{' ? '}' : ']');
      if (isValueNext && sign === '{' && !take(KEY)) return at;
    } else {
      if (!take(SCALAR)) return at;
      isValueNext = false;
    }
  }
}
