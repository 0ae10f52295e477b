/** Writes `12 November 2026` as a language does; one that is none is English. Made once for many: making one is slow. */
export function createDateWriter(language: string): (ms: number | null) => string {
  const format = formatOf(language);
  return (ms) => {
    const date = new Date(ms ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? '' : format.format(date);
  };
}

function formatOf(language: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language || 'en', options);
  } catch {
    return new Intl.DateTimeFormat('en', options);
  }
}
