import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openShop, seedDemoDocuments } from '@vitrine/server';
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

/** Puts it into a demo shop that is not open yet. */
export async function addBuiltPage(shopFolder: string): Promise<void> {
  const folder = join(shopFolder, 'more-documents');
  mkdirSync(folder);
  writeFileSync(join(folder, 'built.page.json'), JSON.stringify(builtPage));
  const { shop, close } = await openShop(join(shopFolder, 'vitrine.db'));
  // The demo's own are there: documents are seeded once.
  await shop.queries.deleteFrom('settings').where('name', '=', 'demo-documents').execute();
  await seedDemoDocuments(shop, folder);
  await close();
}
