import { allowedTag } from '../layer/allowedTag.ts';
import type { LayerFields } from '../layer/layer.ts';
import { holdsLayers, isUnknownKind, type LayerKind, layerKind } from '../layer/layerKind.ts';
import { asObject, isObject, type JsonObject } from '../reading/json.ts';
import type { Place } from '../reading/Place.ts';
import { type Reader, show } from '../reading/Reader.ts';

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
export function buildLayers(reader: Reader<LayerFields>, wire: unknown, place: Place): readonly Layer[] {
  const read = readDrafts(reader, wire, place);
  const drafts = read.map(({ draft }) => draft);
  const byId = indexById(drafts);
  const first = firstOfRings(drafts, byId);
  for (const { draft, at } of read)
    draft.parentId = usableParent(draft, byId, first.has(draft), at.at('pid'));
  for (const { draft, at } of read) if (isTooDeep(draft, byId)) liftToSlide(draft, at.at('pid'));
  for (const draft of drafts) if (draft.parentId !== null) byId.get(draft.parentId)?.children.push(draft);
  for (const draft of drafts) if (draft.children.length > 1) draft.children.sort((a, b) => a.order - b.order);
  return drafts.filter((draft) => draft.parentId === null);
}

/** The one layer that an id means: the others that carry it have a suffix in their key. */
function indexById(drafts: readonly Draft[]): ReadonlyMap<string, Draft> {
  const byId = new Map<string, Draft>();
  for (const draft of drafts) {
    if (!byId.has(draft.id) || draft.key === safeKey(draft.id)) byId.set(draft.id, draft);
  }
  return byId;
}

function readDrafts(
  reader: Reader<LayerFields>,
  wire: unknown,
  place: Place,
): { readonly draft: Draft; readonly at: Place }[] {
  const entries = Object.entries(asObject(wire) ?? {}).filter((entry): entry is [string, JsonObject] => {
    if (!isObject(entry[1])) place.at(entry[0]).repaired(`no layer: ${show(entry[1])}`);
    return isObject(entry[1]);
  });
  const keys = uniqueKeys(entries, place);
  return entries.map(([entryKey, value], index) => {
    const at = place.at(entryKey);
    return { draft: readDraft(reader.read(value, at), entryKey, keys[index] ?? entryKey, at), at };
  });
}

function readDraft(fields: LayerFields, entryKey: string, key: string, place: Place): Draft {
  const id = fields.id === '' ? entryKey : fields.id;
  tellUnknownKind(fields, place);
  const tag = allowedTag(fields.tag);
  if (fields.tag !== '' && tag === null)
    place.at('tag').repaired(`tag ${show(fields.tag)} is not allowed; took the default`);
  return { ...fields, id, key, kind: layerKind(fields.type, fields.subtype), tag, children: [] };
}

function tellUnknownKind({ type, subtype }: LayerFields, place: Place): void {
  if (isUnknownKind(type, subtype))
    place.notUnderstood(`layer kind ${show(subtype || type)}; its box and content are kept`);
}

const MOST_NESTING = 50;

const safeKey = (id: string): string => id.replace(/[^\w-]/g, '_');

/**
 * The spec asks for a random suffix; ours counts, so that server and client name the same element. Where two
 * layers claim an id, it belongs to the one that also stands under it in the document (seen in real data).
 */
function uniqueKeys(entries: readonly (readonly [string, JsonObject])[], place: Place): string[] {
  const wanted = entries.map(([entryKey, value]) => safeKey(writtenId(value) ?? entryKey));
  const owners = new Map<string, number>();
  for (const [index, [entryKey]] of entries.entries()) {
    const key = safeKey(entryKey);
    if (wanted[index] === key && !owners.has(key)) owners.set(key, index);
  }
  const taken = new Set(owners.keys());
  const copies = new Map<string, number>();
  return entries.map(([entryKey], index) => {
    const base = wanted[index] ?? entryKey;
    if (owners.get(base) === index) return base;
    const key = taken.has(base) ? freeCopy(base, taken, copies) : base;
    if (key !== base)
      place
        .at(entryKey)
        .at('id')
        .repaired(`layer id ${show(base)} is taken; this one is called ${key}`);
    taken.add(key);
    return key;
  });
}

/** `copies` are the numbers at which the last search for each name ended: those below are taken for good. */
function freeCopy(base: string, taken: ReadonlySet<string>, copies: Map<string, number>): string {
  let copy = copies.get(base) ?? 2;
  while (taken.has(`${base}_${copy}`)) copy++;
  copies.set(base, copy + 1);
  return `${base}_${copy}`;
}

function writtenId({ id }: JsonObject): string | null {
  return (typeof id === 'string' && id !== '') || typeof id === 'number' ? String(id) : null;
}

function usableParent(
  draft: Draft,
  byId: ReadonlyMap<string, Draft>,
  closesRing: boolean,
  at: Place,
): string | null {
  const { parentId } = draft;
  if (parentId === null) return null;
  const parent = byId.get(parentId);
  if (!parent) at.repaired(`parent ${show(parentId)} does not exist; placed on the slide`);
  else if (closesRing) at.repaired(`parent ${show(parentId)} stands inside this layer; placed on the slide`);
  else if (!holdsLayers(parent.kind))
    at.repaired(`parent ${show(parentId)} is a ${parent.kind} and holds no layers; placed on the slide`);
  else return parentId;
  return null;
}

/**
 * Of every ring of parents the layer that comes first: without its parent the others hang below it. Layers that only hang below a
 * ring are in none. Every layer is climbed over once, however many hang below it.
 */
function firstOfRings(drafts: readonly Draft[], byId: ReadonlyMap<string, Draft>): ReadonlySet<Draft> {
  const climbedFrom = new Map<Draft, Draft>();
  const ringOf = new Map<Draft, Draft>();
  for (const start of drafts) {
    let above: Draft | undefined = start;
    for (; above && !climbedFrom.has(above); above = parentOf(above, byId)) climbedFrom.set(above, start);
    if (!above || climbedFrom.get(above) !== start) continue;
    for (
      let member: Draft | undefined = above;
      member && !ringOf.has(member);
      member = parentOf(member, byId)
    )
      ringOf.set(member, above);
  }
  const first = new Map<Draft, Draft>();
  for (const draft of drafts) {
    const ring = ringOf.get(draft);
    if (ring && !first.has(ring)) first.set(ring, draft);
  }
  return new Set(first.values());
}

/** No author nests so deep, and drawing deeper ones would run out of stack. */
function isTooDeep(draft: Draft, byId: ReadonlyMap<string, Draft>): boolean {
  let depth = 0;
  for (let above = parentOf(draft, byId); above && depth <= MOST_NESTING; above = parentOf(above, byId))
    depth++;
  return depth > MOST_NESTING;
}

function liftToSlide(draft: Draft, at: Place): void {
  at.repaired(`nested more than ${MOST_NESTING} deep; placed on the slide`);
  draft.parentId = null;
}

const parentOf = (draft: Draft, byId: ReadonlyMap<string, Draft>): Draft | undefined =>
  draft.parentId === null ? undefined : byId.get(draft.parentId);
