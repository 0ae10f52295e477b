import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isObject,
  type JsonObject,
  type Module,
  openModule,
  resolveFeed,
  whyNotPlayable,
} from '@vitrine/model';

/** A module that has a page: of the demo's files, or of the shop. */
export interface SiteModule {
  readonly alias: string;
  readonly title: string;
  /** One line on what it shows. */
  readonly about: string;
  /** The document as it stands in its file; that of a feed with its items in it. */
  readonly json: string;
  readonly module: Module;
  /** Another one when anything in it is another. */
  readonly mark: string;
}

export interface DemoModule extends SiteModule {
  /** Its file, as it stands there. */
  readonly text: string;
}

/** The demo's modules, read once. A file that is broken or no module is told and left out: the others still show. */
export async function readDemoModules(
  demoDir: string,
  tell: (message: string) => void = console.warn,
): Promise<ReadonlyMap<string, DemoModule>> {
  const folder = join(demoDir, 'modules');
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => MODULE_FILE.test(name))
        .sort()
    : [];
  const modules = await Promise.all(files.map((name) => readDemoModule(join(folder, name), tell)));
  return new Map(modules.flat().map((demo) => [demo.alias, demo]));
}

/** Feed items and the like lie beside their module as `alias.items.json`. */
const MODULE_FILE = /^[^.]+\.json$/;

async function readDemoModule(path: string, tell: (message: string) => void): Promise<DemoModule[]> {
  try {
    const json = readFileSync(path, 'utf8');
    const document: unknown = JSON.parse(json);
    const reason = whyNotPlayable(document);
    if (reason === null && isObject(document)) {
      const stream = async () => readItems(path.replace(/\.json$/, '.items.json'));
      const filled = await resolveFeed(document, { stream, tell });
      if (!filled) return [];
      const shown = filled === document ? json : JSON.stringify(filled);
      return [{ ...describeModule(openModule(filled), shown), text: json }];
    }
    tell(`${path}: ${reason}`);
  } catch (error) {
    tell(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
  return [];
}

const markOf = (json: string): string => createHash('sha256').update(json).digest('base64url');

/** As the stream call answers it. */
function readItems(path: string): JsonObject[] {
  const answer: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const items = isObject(answer) ? answer['data'] : answer;
  return Array.isArray(items) ? items.filter(isObject) : [];
}

export function describeModule(module: Module, json: string, alias = module.settings.alias): SiteModule {
  const { title } = module.settings;
  const about = module.document['about'];
  return {
    alias,
    title: title || alias,
    about: typeof about === 'string' ? about : '',
    json,
    module,
    mark: markOf(json),
  };
}
