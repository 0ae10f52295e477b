/** What is wrong with a file or folder, in words for whoever typed the command. */
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
};
