/** What databases and connections say when nothing is wrong with what was asked: nobody is there, or nothing can be written. */
const CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
  // PostgreSQL: connections that cannot be had or have ended, too many of them, a server that stops or starts.
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  // The embedded one: another process writes for too long, or the disk is full.
  'SQLITE_BUSY',
  'SQLITE_FULL',
  // Files have no room, or their store is not there.
  'STORE_UNAVAILABLE',
]);
const ENDED = /^(?:Connection terminated|Client has encountered a connection error)/;

/** Whether a fault goes away by itself, or with its database's: the same request may be right in a moment. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && CODES.has(String(error.code))) || ENDED.test(error.message));
