import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../apps/site/demo/modules');

/** The aliases of the demo modules; files beside them that are no modules have none. */
export const demoAliases: readonly string[] = readdirSync(folder)
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { settings?: { alias?: string } })
  .flatMap(({ settings }) => (settings?.alias ? [settings.alias] : []));

/** Where the links and actions of a demo module lead, on this site; those of its feed too. */
export function demoLinks(alias: string): string[] {
  const files = readdirSync(folder).filter((name) => name.startsWith(`${alias}.`));
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
  return [...texts.matchAll(/"(?:link|href)": ?"(\/[^"#]*)/g)].flatMap(([, link]) => link ?? []);
}
