const MINUTE_MS = 60_000;
/** `2026-03-01T12:00` of what goes on with seconds and a zone. */
const TO_MINUTES = 16;

/** A moment as a field for date and time has it: in the time of whoever looks at it. Empty where there is none. */
export function localMoment(written: unknown): string {
  const moment = new Date(typeof written === 'string' ? written : Number.NaN);
  if (Number.isNaN(moment.valueOf())) return '';
  const local = new Date(moment.valueOf() - moment.getTimezoneOffset() * MINUTE_MS);
  return local.toISOString().slice(0, TO_MINUTES);
}

/** And back; undefined as long as it is not whole. */
export function momentOf(local: string): string | undefined {
  const moment = new Date(local);
  return Number.isNaN(moment.valueOf()) ? undefined : moment.toISOString();
}
