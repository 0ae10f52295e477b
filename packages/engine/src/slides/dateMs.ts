const PLAIN = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * A date as written in a document, in ms; null when it is none. Dates without a zone are UTC, so that every server
 * and browser agrees.
 */
export function dateMs(written: string): number | null {
  // Most slides have none, and at a start all of them are asked twice.
  if (written === '') return null;
  const [whole, year, month, day, hour = '00', minute = '00', second = '00'] =
    PLAIN.exec(written.trim()) ?? [];
  const ms = Date.parse(whole ? `${year}-${month}-${day}T${hour}:${minute}:${second}Z` : written);
  return Number.isFinite(ms) ? ms : null;
}
