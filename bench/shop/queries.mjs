/** What people type: a word letter by letter, two words, a word that nearly everything has, a slip, a number, nonsense. */
export const QUERIES = [
  'por',
  'porc',
  'porcel',
  'porcelain',
  'cobalt cup',
  'oak cha',
  'small bow',
  'moss blanket',
  'stoneware',
  'porcelian cup',
  'lanterm',
  'BENCH-0000471',
  'bench-000009',
  'zzyzx',
  'a',
  'ribbed linen napkin',
];
