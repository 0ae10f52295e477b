import { allowedTag } from '../layer/allowedTag.ts';
import { type LayerFields, layerFields } from '../layer/layer.ts';
import { holdsLayers, isUnknownKind, type LayerKind, layerKind } from '../layer/layerKind.ts';
import { asObject, isObject, type JsonObject } from '../reading/json.ts';
import type { Place } from '../reading/Place.ts';
import { show } from '../reading/Reader.ts';

export interface Layer extends Omit<LayerFields, 'tag'> {
  /** Unique in its slide; where a document repeats an id, later ones carry a suffix. */
  readonly key: string;
  readonly kind: LayerKind;
  /** Null: the default tag of its kind. */
  readonly tag: string | null;
  readonly children: readonly Layer[];
}

interface Draft extends Omit<Layer, 'children' | 'parentId'> {
  parentId: string | null;
  readonly children: Draft[];
}

/** Reads the layers of a slide and hands back the roots of their tree, in document order. */
export function buildLayers(wire: unknown, place: Place): readonly Layer[] {
  const drafts = readDrafts(wire, place);
  const byId = new Map(drafts.filter(ownsId).map((draft) => [draft.id, draft]));
  for (const draft of drafts) draft.parentId = usableParent(draft, byId, place);
  for (const draft of drafts) if (draft.parentId !== null) byId.get(draft.parentId)?.children.push(draft);
  for (const draft of drafts) if (draft.children.length > 1) draft.children.sort((a, b) => a.order - b.order);
  return drafts.filter((draft) => draft.parentId === null);
}

/** The one layer that an id means: the others that carry it have a suffix in their key. */
const ownsId = (draft: Draft): boolean => draft.key === safeKey(draft.id);

function readDrafts(wire: unknown, place: Place): Draft[] {
  const entries = Object.entries(asObject(wire) ?? {}).filter((entry): entry is [string, JsonObject] => {
    if (!isObject(entry[1])) place.at(entry[0]).repaired(`no layer: ${show(entry[1])}`);
    return isObject(entry[1]);
  });
  const keys = uniqueKeys(entries, place);
  return entries.map(([entryKey, value], index) =>
    readDraft(value, entryKey, keys[index] ?? entryKey, place.at(entryKey)),
  );
}

function readDraft(value: JsonObject, entryKey: string, key: string, place: Place): Draft {
  const fields = layerFields.read(value, place);
  const id = fields.id === '' ? entryKey : fields.id;
  if (isUnknownKind(fields.type, fields.subtype)) {
    place.notUnderstood(`layer kind ${show(fields.subtype || fields.type)}; its box and content are kept`);
  }
  const tag = allowedTag(fields.tag);
  if (fields.tag !== '' && tag === null)
    place.at('tag').repaired(`tag ${show(fields.tag)} is not allowed; took the default`);
  return { ...fields, id, key, kind: layerKind(fields.type, fields.subtype), tag, children: [] };
}

const safeKey = (id: string): string => id.replace(/[^\w-]/g, '_');

/**
 * The spec asks for a random suffix; ours counts, so that server and client name the same element. Where two
 * layers claim an id, it belongs to the one that also stands under it in the document (seen in real data).
 */
function uniqueKeys(entries: readonly (readonly [string, JsonObject])[], place: Place): string[] {
  const wanted = entries.map(([entryKey, value]) => safeKey(writtenId(value) ?? entryKey));
  const taken = new Set(
    entries.flatMap(([entryKey], index) => (wanted[index] === safeKey(entryKey) ? [safeKey(entryKey)] : [])),
  );
  return entries.map(([entryKey], index) => {
    const base = wanted[index] ?? entryKey;
    if (base === safeKey(entryKey)) return base;
    let key = base;
    for (let copy = 2; taken.has(key); copy++) key = `${base}_${copy}`;
    if (key !== base)
      place
        .at(entryKey)
        .at('id')
        .repaired(`layer id ${show(base)} is taken; this one is called ${key}`);
    taken.add(key);
    return key;
  });
}

function writtenId({ id }: JsonObject): string | null {
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null;
}

function usableParent(draft: Draft, byId: ReadonlyMap<string, Draft>, place: Place): string | null {
  const { parentId } = draft;
  if (parentId === null) return null;
  const at = place.at(draft.id).at('pid');
  const parent = byId.get(parentId);
  if (!parent) at.repaired(`parent ${show(parentId)} does not exist; placed on the slide`);
  else if (isCyclic(draft, byId))
    at.repaired(`parent ${show(parentId)} stands inside this layer; placed on the slide`);
  else if (!holdsLayers(parent.kind))
    at.repaired(`parent ${show(parentId)} is a ${parent.kind} and holds no layers; placed on the slide`);
  else return parentId;
  return null;
}

function isCyclic(draft: Draft, byId: ReadonlyMap<string, Draft>): boolean {
  const seen = new Set<Draft>([draft]);
  for (let above = parentOf(draft, byId); above; above = parentOf(above, byId)) {
    if (seen.has(above)) return true;
    seen.add(above);
  }
  return false;
}

const parentOf = (draft: Draft, byId: ReadonlyMap<string, Draft>): Draft | undefined =>
  draft.parentId === null ? undefined : byId.get(draft.parentId);
