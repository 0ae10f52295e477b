/** What is wrong with a file, a folder or a database, in words for whoever typed the command. */
export function fileError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = '' } = error as NodeJS.ErrnoException;
  return REASONS[code] ?? error.message;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  EISDIR: 'This is a folder, not a file.',
  ENOTDIR: 'This is a file, not a folder, or lies below one.',
  EEXIST: 'This is a file, not a folder, or lies below one.',
  EACCES: 'This may not be read or written.',
  EPERM: 'This may not be read or written.',
  EROFS: 'Nothing can be written there.',
  ENOSPC: 'The disk is full.',
  SQLITE_FULL: 'The disk is full.',
  SQLITE_NOTADB: 'This is no database.',
  SQLITE_CANTOPEN: 'This database cannot be opened.',
  SQLITE_READONLY: 'This may not be read or written.',
  SQLITE_BUSY: 'The database is in use: stop the shop first.',
  '53100': "The database's disk is full.",
};
