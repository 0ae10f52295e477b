const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&#39;',
  '"': '&quot;',
};

/** spec/3 §5: also what was escaped already; what is not a text throws. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>'"]/g, (character) => ENTITIES[character] ?? character);
