/** What a server, or the way to it, says when a database cannot be had, in words for who runs the shop. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'No database answers there.',
  ECONNRESET: 'The database breaks off the connection.',
  EHOSTUNREACH: 'The database server cannot be reached.',
  ENETUNREACH: 'The database server cannot be reached.',
  ETIMEDOUT: 'The database server does not answer.',
  ENOTFOUND: 'There is no server of this name.',
  EAI_AGAIN: 'There is no server of this name.',
  '28000': 'The database does not let this user in.',
  '28P01': 'The database does not take the password of this user.',
  '3D000': 'There is no database of this name on the server.',
  '53300': 'The database has no connection left.',
  '57P03': 'The database is starting or stopping.',
};

/** Null: it is something else. Also of what an error says was its cause, and of all that were tried. */
export function whyNoDatabase(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  if (Object.hasOwn(REASONS, code)) return REASONS[code] ?? null;
  const inner = error instanceof AggregateError ? error.errors : [error.cause];
  for (const each of inner) {
    const reason = whyNoDatabase(each);
    if (reason !== null) return reason;
  }
  return null;
}
