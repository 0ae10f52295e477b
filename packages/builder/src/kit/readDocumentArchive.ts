import { isObject } from '@vitrine/model';
import { pageDocumentKind } from '../document/documentKind.ts';
import { whyNotTemplate } from '../document/documentRules.ts';
import type { DocumentKind } from '@vitrine/contract/api';
import { readManifest } from './readManifest.ts';

/** A document of an archive, as it is to be kept. */
export interface ArchivedDocument {
  readonly kind: DocumentKind;
  /** What its address is made of. */
  readonly name: string;
  /** JSON, with what the archive says of it beside what its file does. */
  readonly document: string;
}

const MANIFEST = 'manifest.json';

/**
 * All documents of an archive: of a kit with its manifest, the settings first, or of several templates. A file that is no document is
 * left out. Names are names in the archive only, and never places.
 */
export function readDocumentArchive(files: ReadonlyMap<string, string>): readonly ArchivedDocument[] {
  const root = rootOf(files);
  const manifest = readManifest(parse(files.get(root + MANIFEST)));
  if (!manifest) return [...files].flatMap(([name, text]) => template(name, text));
  const { settingsFile, entries, title } = manifest;
  const settings = settingsFile && parse(files.get(root + settingsFile.file));
  const kit = isObject(settings)
    ? [
        archived('kit', title || 'kit', {
          type: 'kit',
          title,
          content: [],
          ...settings,
          settings: settings[settingsFile?.key ?? 'settings'] ?? {},
        }),
      ]
    : [];
  const documents = entries.flatMap(({ file, conditions, isHome, ...entry }) => {
    const json = parse(files.get(root + file));
    if (!isObject(json) || whyNotTemplate(json) !== null) return [];
    const said = {
      ...json,
      title: entry.title,
      type: entry.type,
      ...(conditions.length > 0 && { conditions }),
      ...(isHome && { show_on_front: true }),
    };
    return [archived(pageDocumentKind(entry.type), entry.title, said)];
  });
  return [...kit, ...documents];
}

const archived = (kind: DocumentKind, name: string, json: object): ArchivedDocument => ({
  kind,
  name: name || kind,
  document: JSON.stringify(json),
});

/** Archives that a computer made of a folder hold that folder. */
function rootOf(files: ReadonlyMap<string, string>): string {
  const found = [...files.keys()].find((name) => name === MANIFEST || /^[^/]+\/manifest\.json$/.test(name));
  return found?.slice(0, -MANIFEST.length) ?? '';
}

/** What systems put beside the files themselves is skipped. */
function template(name: string, text: string): ArchivedDocument[] {
  const file = name.split('/').at(-1) ?? '';
  if (name.startsWith('__MACOSX') || file.startsWith('.') || !file.endsWith('.json')) return [];
  const json = parse(text);
  if (whyNotTemplate(json) !== null || !isObject(json)) return [];
  const title = typeof json['title'] === 'string' ? json['title'] : '';
  const type = typeof json['type'] === 'string' ? json['type'] : 'page';
  return [{ kind: pageDocumentKind(type), name: title || file.slice(0, -'.json'.length), document: text }];
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text.replace(/^\ufeff/, '')) as unknown);
  } catch {
    // One broken file must not keep the others out.
    return undefined;
  }
}
