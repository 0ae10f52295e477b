/** What comes after a module shows whether it was pushed away. */
const FOLLOWS = '<p>What follows on the page.</p>';

/** @param {string} head @param {string} body */
const page = (head, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bench</title><style>body{margin:0}</style>${head}<body>${body}${FOLLOWS}`;

/** One script tag and an element for each module. @param {readonly string[]} sources */
export const embedPage = (sources) =>
  page(
    '<script src="/vitrine.js" async></script>',
    sources.map((src) => `<sr7-module data-src="${src}"></sr7-module>`).join('\n'),
  );

/** The same with first frames that a server has drawn. @param {readonly string[]} frames */
export const framePage = (frames) =>
  page(
    '<script src="/vitrine.js" async></script>',
    frames.map((frame) => `<sr7-module data-frame="${frame}"></sr7-module>`).join('\n'),
  );

/** A picture and nothing else, as large as a module would show it. @param {string} src @param {string} size */
export const picturePage = (src, size) =>
  page(
    '',
    `<img src="${src}" alt="" fetchpriority="high" style="display:block;width:100%;${size};object-fit:cover">`,
  );

/** A page that a server drew, with the same after it. @param {string} html */
export const drawnPage = (html) => html.replace('</main>', `</main>${FOLLOWS}`);
