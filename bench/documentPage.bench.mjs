import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  documentCss,
  frontendConfig,
  readDocument,
  readKit,
  renderDocument,
  renderDocumentPage,
} from '../packages/builder/dist/index.js';
import { root } from '../scripts/lib/root.mjs';
import { median, readMetrics } from './browser/metrics.mjs';
import { openBrowser } from './browser/openBrowser.mjs';
import { landingPage, liveWidgets } from './documents/landingPage.mjs';
import { kB, sizesOf } from './embed/sizes.mjs';

export const name =
  'A landing page of 100 elements in a browser: what it asks for, and what its scripts cost at their start with a CPU four times slower (kB = 1,000 bytes, plain / gzip level 9; medians)';

const SCRIPTS = join(root, 'packages/builder/dist/page-scripts');
const SAMPLES = 5;
const CPU_RATE = 4;

const plain = landingPage(100, { hasEntrances: false });
const entering = landingPage(100);
/** @type {readonly { title: string, document: { content: object[] } }[]} */
const CASES = [
  { title: 'words, pictures, buttons', document: plain },
  { title: '… that enter when they are seen', document: entering },
  ...liveWidgets.map((widget) => ({
    title: `… and ${widget.widgetType}`,
    document: { ...entering, content: [...entering.content, ...inBox([widget])] },
  })),
  {
    title: '… and all of these',
    document: { ...entering, content: [...entering.content, ...inBox(liveWidgets)] },
  },
];

/** @param {readonly object[]} widgets */
function inBox(widgets) {
  const elements = widgets.map((widget, at) => ({
    id: `live${at}`,
    elType: 'widget',
    elements: [],
    ...widget,
  }));
  return [{ id: 'live', elType: 'container', settings: [], elements }];
}

/** Its minified files as sites hold them, 3.x of 2024 to 2026, before compression: what every built page loads. */
const ORIGINAL = [
  ['original: frontend, modules and loader of scripts', '', '87.4 to 112.5'],
  ['original: jQuery 3.7.1 below them', '', '87.5'],
  ['original: frontend style sheet, without those of widgets', '66.6', ''],
];

/** @param {readonly Buffer[]} files */
function written(files) {
  const { raw, gzip } = sizesOf(files);
  return `${kB(raw)} / ${kB(gzip)}`;
}

const kit = readKit({ container_width: 1140 }, '1');
const page = (/** @type {object} */ document) => renderDocumentPage(readDocument(document), { id: 1, kit });

/** What our server writes at the end of a page that lives. @param {'page' | 'entrances'} entry */
function liveTags(entry) {
  /** @type {Record<string, { file: string, name: string, isEntry?: boolean, imports?: string[] }>} */
  const files = JSON.parse(readFileSync(join(SCRIPTS, 'files.json'), 'utf8'));
  const script = Object.values(files).find(({ name: called, isEntry }) => isEntry && called === entry);
  const start = (script?.imports ?? []).map((key) => files[key]?.file);
  const tags = [...start, script?.file].map(
    (file) => `<script type="module" src="/page-scripts/${file}"></script>`,
  );
  if (entry === 'entrances') return tags.join('');
  return `<script>elementorFrontendConfig=${JSON.stringify(frontendConfig(kit, 'en'))}</script>${tags.join('')}`;
}

/** @param {Awaited<ReturnType<typeof openBrowser>>} browser @param {string} path */
async function visit(browser, path) {
  const { page: visited, session, close } = await browser.open(path);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  /** @type {Set<string>} */
  const scripts = new Set();
  visited.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(new URL(response.url()).pathname);
  });
  await visited.reload({ waitUntil: 'networkidle' });
  const { script, task } = await readMetrics(session);
  await close();
  return { scripts: [...scripts], script, task };
}

export async function run() {
  const browser = await openBrowser();
  try {
    for (const file of readdirSync(SCRIPTS).filter((each) => each.endsWith('.js')))
      browser.put(`/page-scripts/${file}`, 'text/javascript', readFileSync(join(SCRIPTS, file), 'utf8'));
    const rows = [];
    for (const [at, { title, document }] of CASES.entries()) {
      const drawn = page(document);
      const { needs } = renderDocument(readDocument(document), { id: 1, kit });
      const live = needs.script ? liveTags('page') : needs.entrances ? liveTags('entrances') : '';
      const html = drawn.replace('</body>', () => `${live}</body>`);
      browser.put(`/${at}`, 'text/html', html);
      const visits = [];
      for (let sample = 0; sample < SAMPLES; sample++) visits.push(await visit(browser, `/${at}`));
      const scripts = visits[0]?.scripts ?? [];
      const files = scripts.map((path) => readFileSync(join(SCRIPTS, path.replace('/page-scripts/', ''))));
      const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
      rows.push([
        title,
        written([Buffer.from(html.replace(css, ''))]),
        written([Buffer.from(css)]),
        `${written(files)} (${files.length})`,
        median(visits.map(({ script }) => script)).toFixed(1),
        median(visits.map(({ task }) => task)).toFixed(0),
      ]);
    }
    rows.push(['(of the CSS, shared by all documents)', '', written([Buffer.from(documentCss)]), '', '', '']);
    rows.push(...ORIGINAL.map(([title = '', css = '', script = '']) => [title, '', css, script, '', '']));
    return {
      columns: ['page', 'kB of HTML', 'kB of CSS', 'kB of script (files)', 'script ms', 'all main-thread ms'],
      rows,
    };
  } finally {
    await browser.close();
  }
}
