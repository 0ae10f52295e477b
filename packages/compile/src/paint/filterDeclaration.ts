/** One function of a filter with plain arguments. */
const FILTER_FUNCTION =
  /^(?:blur|brightness|contrast|grayscale|hue-rotate|invert|opacity|saturate|sepia|drop-shadow)\((?:[\w\s.,%#-]|rgba?\([\d\s.,%]*\))*\)$/i;
const MOST_FILTERS = 12;

/** Names of ready-made picture filters in older data, as CSS. */
const NAMED_FILTERS: Readonly<Record<string, string>> = {
  _1977: 'sepia(.5) hue-rotate(-30deg) saturate(1.4)',
  aden: 'sepia(.2) brightness(1.15) saturate(1.4)',
  brooklyn: 'sepia(.25) contrast(1.25) brightness(1.25) hue-rotate(5deg)',
  clarendon: 'sepia(.15) contrast(1.25) brightness(1.25) hue-rotate(5deg)',
  earlybird: 'sepia(.25) contrast(1.25) brightness(1.15) saturate(.9)',
  gingham: 'contrast(1.1) brightness(1.1)',
  hudson: 'sepia(.25) contrast(1.2) brightness(1.2) saturate(1.05)',
  inkwell: 'brightness(1.25) contrast(.85) grayscale(1)',
  lofi: 'saturate(1.1) contrast(1.5)',
  mayfair: 'contrast(1.1) brightness(1.15) saturate(1.1)',
  moon: 'brightness(1.4) contrast(.95) saturate(0) sepia(.35)',
  nashville: 'sepia(.25) contrast(1.5) brightness(.9) hue-rotate(-15deg)',
  perpetua: 'contrast(1.1) brightness(1.25) saturate(1.1)',
  reyes: 'sepia(.75) contrast(.75) brightness(1.25) saturate(1.4)',
  toaster: 'sepia(.25) contrast(1.5) brightness(.95) hue-rotate(-15deg)',
  xpro2: 'sepia(.45) contrast(1.25) brightness(1.75) saturate(1.3) hue-rotate(-5deg)',
};

export function filterDeclaration(written: string): string | undefined {
  const filter = written.trim();
  // Most layers have none, and to make the expression ready takes longer than all else that is asked of a slide's background.
  if (filter === '') return undefined;
  if (isFilterList(filter)) return filter;
  return Object.hasOwn(NAMED_FILTERS, filter) ? NAMED_FILTERS[filter] : undefined;
}

/** Taken apart first: one expression over the whole list would try every way to part it. */
function isFilterList(written: string): boolean {
  const functions = written.split(/(?<=\))\s+(?=[a-z])/i);
  return (
    functions.length <= MOST_FILTERS &&
    functions.every((each) => each.length < 100 && FILTER_FUNCTION.test(each))
  );
}
