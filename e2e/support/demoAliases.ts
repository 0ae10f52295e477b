import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../apps/site/demo/modules');

/** The aliases of the demo modules; files beside them that are no modules have none. */
export const demoAliases: readonly string[] = readdirSync(folder)
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { settings?: { alias?: string } })
  .flatMap(({ settings }) => (settings?.alias ? [settings.alias] : []));
