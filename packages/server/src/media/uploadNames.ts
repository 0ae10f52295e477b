const TYPES: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

/** As uploads are named: no way up, and nothing that a store could read as something else. */
export const isUploadName = (file: string): boolean => /^(?:[\w-]+\/)*[\w-]+\.\w+$/.test(file);

/** What an upload is, by its ending, which was chosen by what it holds when it came; anything else is bytes. */
export const mimeOf = (file: string): string =>
  TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
