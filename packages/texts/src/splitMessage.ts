export type MessagePart = string | { readonly name: string };

/** A message at its placeholders, in one pass: what a value says is never read as a placeholder again. */
export function splitMessage(message: string): readonly MessagePart[] {
  return message.split(/\{(\w+)\}/).flatMap((piece, index): readonly MessagePart[] => {
    if (index % 2 === 1) return [{ name: piece }];
    return piece === '' ? [] : [piece];
  });
}
