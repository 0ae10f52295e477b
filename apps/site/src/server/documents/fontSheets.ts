/** Families that the site has itself: nobody else is asked for them. */
export const fontSheets: ReadonlyMap<string, string> = new Map([
  ['Fraunces', '/demo/fonts/fraunces.css'],
  ['Instrument Sans', '/demo/fonts/instrument-sans.css'],
  ['Bricolage Grotesque', '/demo/fonts/bricolage-grotesque.css'],
  ['Readex Pro', '/demo/fonts/readex-pro.css'],
  ['Noto Naskh Arabic', '/demo/fonts/noto-naskh-arabic.css'],
]);
