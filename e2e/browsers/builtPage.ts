import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadServer } from '../../scripts/lib/loadServer.mjs';
import { container, documentOf, pictures, text, widget } from '../support/builder/ownDocuments.ts';

/** A page document with what its script brings to life, alone: lines of the footer add up to another pixel. */
const builtPage = documentOf(
  [
    container('top', [
      widget('heading', 'title', { title: 'What we make' }),
      widget('image-carousel', 'moving', { carousel: pictures(5), autoplay: '', infinite: '', speed: 1 }),
      widget('image-gallery', 'large', { wp_gallery: pictures(4) }),
      widget('counter', 'counted', { ending_number: 1250, suffix: ' jars', title: 'So far' }),
      widget('tabs', 'folded', {
        tabs: [1, 2].map((at) => ({
          _id: `t${at}`,
          tab_title: `Part ${at}`,
          tab_content: `<p>Words of part ${at}</p>`,
        })),
      }),
      text('last', 'Made by hand', { _animation: 'fadeIn' }),
    ]),
  ],
  { template: 'elementor_canvas' },
);

const folds = (words: string) =>
  [1, 2].map((at) => ({
    _id: `${words}${at}`,
    tab_title: `${words} ${at}`,
    tab_content: `<p>Words of ${words.toLowerCase()} ${at}</p>`,
  }));
const slides = {
  carousel: pictures(5),
  caption_type: 'caption',
  // Letters of a variable font that are not as it has them by itself are shapes in a PDF of Firefox, and no text.
  caption_typography_typography: 'custom',
  caption_typography_font_family: 'Arial',
  caption_typography_font_weight: '400',
  autoplay: '',
  infinite: '',
  speed: 1,
};

/** One that shows a part of what it says at a time. */
const paperPage = documentOf(
  [
    container('top', [
      widget('tabs', 'tabbed', { tabs: folds('Tab') }),
      widget('accordion', 'folded', { tabs: folds('Fold') }),
      widget('toggle', 'toggled', { tabs: folds('Toggle') }),
      widget('image-carousel', 'pushed', { ...slides, slides_to_show: '2' }),
      widget('image-carousel', 'faded', { ...slides, slides_to_show: '1', effect: 'fade' }),
      text('last', 'Made by hand', { _animation: 'fadeIn' }),
    ]),
  ],
  { template: 'elementor_canvas' },
);

/** What stands on paper then. The captions are those of both carousels. */
export const PRINTED: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['tab', 'fold', 'toggle'].flatMap((words) => [1, 2].map((at) => [`Words of ${words} ${at}`, 1])),
  ),
  ...Object.fromEntries([1, 2, 3, 4, 5].map((at) => [`Caption ${at}`, 2])),
  'Made by hand': 1,
};

/** Puts them into a demo shop that is not open yet. */
export async function addBuiltPages(shopFolder: string): Promise<void> {
  const folder = join(shopFolder, 'more-documents');
  mkdirSync(folder);
  writeFileSync(join(folder, 'built.page.json'), JSON.stringify(builtPage));
  writeFileSync(join(folder, 'paper.page.json'), JSON.stringify(paperPage));
  // Not at the top: workers read this file for what should be printed.
  const { openShop, seedDemoDocuments } = await loadServer();
  const { shop, close } = await openShop(join(shopFolder, 'vitrine.db'));
  // The demo's own are there: documents are seeded once.
  await shop.queries.deleteFrom('settings').where('name', '=', 'demo-documents').execute();
  await seedDemoDocuments(shop, folder);
  await close();
}
