import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Module, openModule, whyNotPlayable } from '@vitrine/model';

export interface DemoModule {
  readonly alias: string;
  readonly title: string;
  /** One line on what it shows. */
  readonly about: string;
  /** The document as it stands in its file. */
  readonly json: string;
  readonly module: Module;
}

/** The demo's modules, read once; files that are no modules (feed items, notes) are not among them. */
export function readDemoModules(demoDir: string): ReadonlyMap<string, DemoModule> {
  const folder = join(demoDir, 'modules');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
  const modules = files.flatMap((name) => readDemoModule(join(folder, name)));
  return new Map(modules.map((demo) => [demo.alias, demo]));
}

function readDemoModule(path: string): DemoModule[] {
  const json = readFileSync(path, 'utf8');
  const document: unknown = JSON.parse(json);
  if (whyNotPlayable(document) !== null) return [];
  const module = openModule(document);
  const { alias, title } = module.settings;
  const about = module.document['about'];
  return [{ alias, title: title || alias, about: typeof about === 'string' ? about : '', json, module }];
}
