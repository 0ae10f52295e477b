import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** The demo's modules, read once. A file that is broken or no module is told and left out: the others still show. */
export function readDemoModules(
  demoDir: string,
  tell: (message: string) => void = console.warn,
): ReadonlyMap<string, DemoModule> {
  const folder = join(demoDir, 'modules');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => MODULE_FILE.test(name))
        .sort()
    : [];
  const modules = files.flatMap((name) => readDemoModule(join(folder, name), tell));
  return new Map(modules.map((demo) => [demo.alias, demo]));
}

/** Feed items and the like lie beside their module as `alias.items.json`. */
const MODULE_FILE = /^[^.]+\.json$/;

function readDemoModule(path: string, tell: (message: string) => void): DemoModule[] {
  try {
    const json = readFileSync(path, 'utf8');
    const document: unknown = JSON.parse(json);
    const reason = whyNotPlayable(document);
    if (reason === null) return [describe(openModule(document), json)];
    tell(`${path}: ${reason}`);
  } catch (error) {
    tell(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return [];
}

function describe(module: Module, json: string): DemoModule {
  const { alias, title } = module.settings;
  const about = module.document['about'];
  return { alias, title: title || alias, about: typeof about === 'string' ? about : '', json, module };
}
