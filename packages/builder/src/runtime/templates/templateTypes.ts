/** A section of a dialog in which people choose what of a kit is taken along. */
export interface TemplateType {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly useParentDefault: boolean;
  readonly getInitialState: ((data: unknown, parentState: boolean) => unknown) | null;
  readonly component: unknown;
  readonly order: number;
  readonly isAvailable: () => boolean;
  readonly children?: readonly TemplateType[];
  readonly [extra: string]: unknown;
}

/** What who registers one gives: the rest is filled in. */
interface Given {
  readonly key?: string;
  readonly title?: string;
  readonly order?: number;
  readonly useParentDefault?: boolean;
  readonly children?: readonly Given[];
  readonly [extra: string]: unknown;
}

export interface TemplateTypes {
  register(given: Given): void;
  getAll(): TemplateType[];
  get(key: string): TemplateType | undefined;
  /** How each section begins, by its key. */
  getState(data: unknown, parentState: boolean): Readonly<Record<string, unknown>>;
}

/** spec/3 §5. */
const INCOMPLETE = 'Template type must have key and title';
const USUAL_ORDER = 10;

/** Given fields are spread last, as the original does: an order of 0 stays 0. */
const complete = (given: Given): TemplateType =>
  ({
    description: '',
    useParentDefault: given.useParentDefault !== false,
    getInitialState: null,
    component: null,
    order: given.order || USUAL_ORDER,
    isAvailable: () => true,
    ...given,
    ...(given.children && { children: given.children.map(complete) }),
  }) as TemplateType;

/** spec/3 §3: the sections by their keys. Who registers a key again adds children to it. */
export function createTemplateTypes(): TemplateTypes {
  const held = new Map<string, TemplateType>();
  const types: TemplateTypes = {
    register(given) {
      if (!given.key || !given.title) throw new Error(INCOMPLETE);
      const known = held.get(given.key);
      const entry = complete(given);
      if (!known) held.set(given.key, entry);
      else if (entry.children)
        held.set(given.key, { ...known, children: merge(known.children ?? [], entry.children) });
    },
    getAll: () =>
      byOrder([...held.values()].filter(({ isAvailable }) => isAvailable())).map((entry) =>
        entry.children ? { ...entry, children: byOrder(entry.children) } : entry,
      ),
    get: (key) => held.get(key),
    getState: (data, parentState) =>
      Object.fromEntries(types.getAll().map((type) => [type.key, sectionState(type, { data, parentState })])),
  };
  return types;
}

const byOrder = (entries: readonly TemplateType[]): TemplateType[] =>
  entries.toSorted((one, other) => one.order - other.order);

/** Those of the same key in their places, the others behind. */
function merge(known: readonly TemplateType[], added: readonly TemplateType[]): TemplateType[] {
  const kept = known.map((child) => added.find(({ key }) => key === child.key) ?? child);
  return [...kept, ...added.filter(({ key }) => !known.some((child) => child.key === key))];
}

/** Of a kit that was uploaded, as far as its templates go. */
interface UploadedKit {
  readonly uploadedData?: {
    readonly manifest?: { readonly templates?: Readonly<Record<string, { readonly doc_type?: string }>> };
  };
}

/** spec/3 §4: as its parent in an export; in an import only where the kit holds a template of the group. */
export function initialGroupState(
  group: string,
  data: UploadedKit,
  parentState: boolean,
  groupOf: (docType: string) => string | undefined,
  extra: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const templates = data.uploadedData ? Object.values(data.uploadedData.manifest?.templates ?? {}) : null;
  const enabled = templates
    ? templates.some(({ doc_type }) => groupOf(doc_type ?? '') === group)
    : parentState;
  return { enabled, ...extra };
}

interface SectionSources {
  /** What an uploaded kit says of it, in an import. */
  readonly manifestFlag?: boolean;
  /** What was chosen before. */
  readonly stored?: unknown;
  readonly data: unknown;
  readonly parentState: boolean;
}

/** A section's state: of the kit, else as chosen before, else its own beginning, else its parent's where it takes that. */
export function sectionState(
  { getInitialState, useParentDefault }: Pick<TemplateType, 'getInitialState' | 'useParentDefault'>,
  { manifestFlag, stored, data, parentState }: SectionSources,
): unknown {
  if (manifestFlag !== undefined) return manifestFlag;
  if (stored !== undefined) return stored;
  if (getInitialState) return getInitialState(data, parentState);
  return useParentDefault ? parentState : false;
}
