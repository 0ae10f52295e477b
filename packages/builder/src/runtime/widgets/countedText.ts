/** A number as a counter shows it: with as many decimals as its end has, and its thousands apart. */
export function countedText(value: number, end: string, delimiter: string): string {
  const decimals = end.split('.')[1]?.length ?? 0;
  const [whole = '', part] = value.toFixed(decimals).split('.');
  const grouped = delimiter ? whole.replace(/\B(?=(?:\d{3})+$)/g, delimiter) : whole;
  return part === undefined ? grouped : `${grouped}.${part}`;
}
