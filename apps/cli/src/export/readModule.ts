import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject, type JsonObject, resolveFeed, whyNotPlayable } from '@vitrine/model';
import { readJsonFile } from '../readJsonFile.ts';
import { isFile } from './isFile.ts';

/** A module as text, and the folder that its relative addresses start from. */
export type ModuleFile =
  | { readonly ok: true; readonly path: string; readonly text: string; readonly folder: string }
  | { readonly ok: false; readonly error: string };

/** The module of that alias, or in that file; that of a feed with the items that lie beside it. */
export async function readModule(
  name: string,
  demoFolder: string,
  tell: (text: string) => void,
): Promise<ModuleFile> {
  const isNamed = /\.json$/i.test(name) || name.includes('/') || isFile(name);
  const modules = join(demoFolder, 'modules');
  const path = isNamed ? name : join(modules, `${name}.json`);
  if (!isNamed && !isFile(path)) return { ok: false, error: unknownAlias(name, modules) };
  const file = await readJsonFile(path);
  const reason = file.ok ? whyNotPlayable(file.json) : file.error;
  if (!file.ok || reason !== null) return { ok: false, error: `${name}: ${reason}` };
  const document = isObject(file.json) ? await fill(file.json, path, tell) : file.json;
  if (document === null) return { ok: false, error: `${name}: there are no items for its feed` };
  const text = document === file.json ? file.text : JSON.stringify(document, null, 2);
  return { ok: true, path, text, folder: dirname(path) };
}

function fill(document: JsonObject, path: string, tell: (text: string) => void): Promise<JsonObject | null> {
  return resolveFeed(document, {
    tell,
    async stream() {
      const items = await readJsonFile(path.replace(/(?:\.json)?$/i, '.items.json'));
      const list = items.ok && isObject(items.json) ? items.json['data'] : items.ok && items.json;
      return Array.isArray(list) ? list.filter(isObject) : null;
    },
  });
}

function unknownAlias(name: string, folder: string): string {
  const aliases = readdirSync(folder).filter((each) => /^[^.]+\.json$/.test(each));
  return `There is no module called "${name}", and no such file. There are: ${aliases.map((each) => each.slice(0, -5)).join(', ')}.`;
}
