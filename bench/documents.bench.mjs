import { landingPage } from './documents/landingPage.mjs';
import { kB, sizesOf } from './embed/sizes.mjs';
import { medianMs, show } from './timing.mjs';

export const name = 'Landing pages of documents, read and drawn by a server (kB = 1,000 bytes; gzip level 9)';

const COUNTS = [30, 300, 3000];

/** @param {string} text */
function written(text) {
  const { raw, gzip } = sizesOf([Buffer.from(text)]);
  return `${kB(raw)} / ${kB(gzip)}`;
}

export async function run() {
  // React looks at it when it is loaded: as a server runs it, it has no checks for who writes components.
  process.env['NODE_ENV'] = 'production';
  const { readDocument, readKit, renderDocument } = await import('../packages/builder/dist/index.js');
  const kit = readKit({ container_width: { unit: 'px', size: 1140 } }, '1');
  const rows = COUNTS.map((count) => {
    const json = landingPage(count);
    const document = readDocument(json);
    const options = { id: 1, kit };
    const { html, css } = renderDocument(document, options);
    const read = medianMs(() => readDocument(json));
    const draw = medianMs(() => renderDocument(document, options));
    return [
      String(count),
      show(read),
      show(draw),
      show(1000 / (read + draw)),
      show(((read + draw) * 1000) / count),
      written(html),
      written(css),
    ];
  });
  return {
    columns: [
      'elements',
      'read ms',
      'draw ms',
      'pages/s',
      'ms for 1,000 elements',
      'kB of HTML / gzip',
      'kB of its own CSS / gzip',
    ],
    rows,
  };
}
