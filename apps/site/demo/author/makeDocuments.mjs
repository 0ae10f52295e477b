import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { about } from './documents/about.mjs';
import { footer } from './documents/footer.mjs';
import { kit } from './documents/kit.mjs';
import { landing } from './documents/landing.mjs';
import { header } from './documents/header.mjs';
import { home } from './documents/home.mjs';
import { hours } from './documents/hours.mjs';
import { missing } from './documents/missing.mjs';

/** Writes the demo's page documents: `node apps/site/demo/author/makeDocuments.mjs`. A file is called by its slug and kind. */
const folder = fileURLToPath(new URL('../documents/', import.meta.url));
const files = {
  'about.page': about,
  'home.page': home,
  'hours.popup': hours,
  'house.footer': footer,
  'house.header': header,
  'house.kit': kit,
  'missing.error-404': missing,
  'studio.page': landing,
};

mkdirSync(folder, { recursive: true });
for (const [name, document] of Object.entries(files))
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(document, null, 1)}\n`);
