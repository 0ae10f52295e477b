import {
  countElements,
  type Manifest,
  readDocument,
  readKit,
  readManifest,
  renderDocument,
  renderDocumentPage,
} from '@vitrine/builder';
import { documentKind, isObject, type Note } from '@vitrine/model';
import { readJsonFile } from './readJsonFile.ts';

export interface PageFile {
  /** What it is, in a few words. */
  readonly about: string;
  readonly notes: readonly Note[];
  /** Null: there is nothing to see in it. */
  readonly render: (() => string) | null;
}

/** Documents are told apart by their ids in classes; alone in a page, one has this. */
const ID = 1;

/** A page, template or kit from a file; null when it is none, or no JSON. */
export async function readPage(path: string): Promise<PageFile | null> {
  const file = await readJsonFile(path);
  if (!file.ok) return null;
  const manifest = isPage(file.json) ? null : readManifest(file.json);
  if (manifest) return describeKit(manifest);
  if (!isPage(file.json)) return null;
  const document = readDocument(file.json);
  const kit = readKit(document.elements.length === 0 ? document.settings : {}, String(ID));
  const options = { id: ID, kit };
  const { notes } = renderDocument(document, options);
  const count = countElements(document.elements);
  return {
    about: `can be shown; ${document.kind}, ${count} element${count === 1 ? '' : 's'}`,
    notes,
    render: () => renderDocumentPage(document, options),
  };
}

/** The list of what is in a kit. */
function describeKit({ title, version, entries, isOld, isNewer }: Manifest): PageFile {
  const count = entries.length;
  return {
    about: `a kit of version ${version}${title && `, “${title}”`}; ${count} document${count === 1 ? '' : 's'}${isOld ? '; of an older form, which is read all the same' : ''}${isNewer ? '; of a newer builder, of which some may not show' : ''}`,
    notes: [],
    render: null,
  };
}

const isPage = (json: unknown): boolean =>
  Array.isArray(json)
    ? json.length > 0 && json.every((each) => isObject(each) && each['elType'] !== undefined)
    : isObject(json) && documentKind(json) === 'page';
