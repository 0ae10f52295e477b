export type MessagePart = string | { readonly name: string };

/** There are as many as the catalogues have messages, and a page says the same ones again and again. */
const known = new Map<string, readonly MessagePart[]>();

/** A message of a catalogue at its placeholders, in one pass: what a value says is never read as a placeholder again. */
export function splitMessage(message: string): readonly MessagePart[] {
  const parts = known.get(message) ?? split(message);
  known.set(message, parts);
  return parts;
}

const split = (message: string): readonly MessagePart[] =>
  message.split(/\{(\w+)\}/).flatMap((piece, index): readonly MessagePart[] => {
    if (index % 2 === 1) return [{ name: piece }];
    return piece === '' ? [] : [piece];
  });
