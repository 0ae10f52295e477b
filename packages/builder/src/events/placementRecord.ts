/** spec/3 §3: what an event's details may say; all else is dropped. */
const DETAILS = new Set([
  'layout',
  'site_part',
  'error',
  'document_name',
  'document_type',
  'view_type_clicked',
  'tag',
  'sort_direction',
  'sort_type',
  'action',
  'grid_location',
  'kit_name',
  'page_source',
  'element_position',
  'element',
  'event_type',
  'modal_type',
  'method',
  'status',
  'step',
  'item',
  'category',
  'element_location',
  'search_term',
  'section',
  'site_area',
]);

export interface PlacementRecord {
  readonly placement: string | undefined;
  readonly event: string | undefined;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** spec/3 §3: `kit-library/apply-kit` is an event "apply-kit" at "kit-library". */
export function placementRecord(
  command: string,
  params: Readonly<Record<string, unknown>> = {},
): PlacementRecord {
  const [placement, event] = command.split('/');
  const details = Object.entries(params).filter(([name, value]) => DETAILS.has(name) && value !== null);
  return { placement, event, ...(details.length > 0 && { details: Object.fromEntries(details) }) };
}

/** More records than these are not kept for later; the oldest go first. */
const MOST_RECORDS = 1000;

export type StoredRecord = PlacementRecord & { readonly ts: string };

/** With those that wait to be sent, as what is sent later is stored. */
export const queueRecord = (
  waiting: readonly StoredRecord[],
  record: PlacementRecord,
  ts: string,
): StoredRecord[] => [...waiting, { ...record, ts }].slice(-MOST_RECORDS);
