const PLAIN = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?$/;

/** A date as written in a document, in ms. Dates without a zone are UTC, so that every server and browser agrees. */
export function dateMs(written: string): number | null {
  const match = PLAIN.exec(written.trim());
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (match ?? [])
    .slice(1)
    .map((part) => Number(part ?? 0));
  const ms = match ? Date.UTC(year, month - 1, day, hour, minute, second) : Date.parse(written);
  return Number.isFinite(ms) ? ms : null;
}
