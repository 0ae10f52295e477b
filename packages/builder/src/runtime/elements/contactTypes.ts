/** Widgets that lead to somebody: the usual one, and its variants. */
export const CONTACT_TYPES: readonly string[] = [
  'contact-buttons',
  ...Array.from({ length: 10 }, (_each, at) => `contact-buttons-var-${at + 1}`),
];
