/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

/** The direction that a page in this language (`en`, `he-IL`, `ar_EG`) is read in. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [name = ''] = language.toLowerCase().split(/[-_]/);
  return RIGHT_TO_LEFT.has(name) ? 'rtl' : 'ltr';
}
