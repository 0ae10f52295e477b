/** What may stand at a place of a JSON text, but for texts: an expression would run out of memory on a long one. */
const SPACE = /[ \t\n\r]*/y;
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Where a text stops being JSON, counted from 0: not every engine says so. For texts that are known to be wrong. */
export function findJsonError(text: string): number {
  const reader = createReader(text);
  const open: ('{' | '[')[] = [];
  let isValueNext = true;
  for (;;) {
    reader.take(SPACE);
    const inside = open.at(-1);
    if (isValueNext) {
      const opened = reader.takeSign('{') ? '{' : reader.takeSign('[') ? '[' : null;
      if (opened) {
        open.push(opened);
        reader.take(SPACE);
        isValueNext = !reader.isAt(CLOSING[opened]);
        if (isValueNext && opened === '{' && !reader.takeKey()) return reader.at();
      } else if (reader.takeText() || reader.take(OTHER)) isValueNext = false;
      else return reader.at();
    } else if (inside === undefined) return reader.at();
    else if (reader.takeSign(CLOSING[inside])) open.pop();
    else {
      if (!reader.takeSign(',')) return reader.at();
      reader.take(SPACE);
      if (inside === '{' && !reader.takeKey()) return reader.at();
      isValueNext = true;
    }
  }
}

const CLOSING = { '{': '}', '[': ']' } as const;

/** Goes forward over what is there, and stays where it is when it is not. */
function createReader(text: string) {
  let at = 0;
  const take = (what: RegExp): boolean => {
    what.lastIndex = at;
    const found = what.exec(text);
    at += found?.[0].length ?? 0;
    return found !== null;
  };
  const takeSign = (sign: string): boolean => {
    const isThere = text[at] === sign;
    if (isThere) at++;
    return isThere;
  };
  const takeText = (): boolean => {
    const end = endOfText(text, at);
    at = end ?? at;
    return end !== null;
  };
  const takeKey = (): boolean => {
    const start = at;
    const isKey = takeText() && take(SPACE) && takeSign(':');
    if (!isKey) at = start;
    return isKey;
  };
  return { at: () => at, isAt: (sign: string) => text[at] === sign, take, takeSign, takeText, takeKey };
}

/** Behind the quotes of the text that begins here; null when none does, or it has no end. */
function endOfText(text: string, start: number): number | null {
  if (text[start] !== '"') return null;
  for (let at = start + 1; text.charCodeAt(at) >= 0x20; ) {
    if (text[at] === '"') return at + 1;
    ESCAPE.lastIndex = at;
    const escape = text[at] === '\\' ? ESCAPE.exec(text) : ' ';
    if (!escape) return null;
    at += escape === ' ' ? 1 : (escape[0]?.length ?? 1);
  }
  return null;
}
