/** `12 November 2026` as the language writes it; one that is none is English. */
export function formatDate(ms: number, language: string): string {
  const written = Number.isFinite(ms) ? new Date(ms) : null;
  if (!written || Number.isNaN(written.getTime())) return '';
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language || 'en', options).format(written);
  } catch {
    return new Intl.DateTimeFormat('en', options).format(written);
  }
}
