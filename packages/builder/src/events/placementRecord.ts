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

/**
 * The time where the sender is, with how far that is from UTC. The original turns the sign round, so that two hours east of Greenwich read as
 * west of it; others read this as the standard has it.
 */
function localTimestamp(date: Date): string {
  const eastMin = -date.getTimezoneOffset();
  const local = new Date(date.getTime() + eastMin * 60_000).toISOString().slice(0, -1);
  const pad = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  return `${local}${eastMin < 0 ? '-' : '+'}${pad(Math.abs(eastMin) / 60)}:${pad(Math.abs(eastMin) % 60)}`;
}

/** With those that wait to be sent, as what is sent later is stored. */
export const queueRecord = (
  waiting: readonly StoredRecord[],
  record: PlacementRecord,
  ts: string = localTimestamp(new Date()),
): StoredRecord[] => [...waiting, { ...record, ts }].slice(-MOST_RECORDS);
