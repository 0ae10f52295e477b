const WINDOWS: ReadonlySet<string> = new Set(['_blank', '_self', '_parent', '_top']);

/** The window that a link opens in; anything but the four known ones is the page's own. */
export const windowName = (written: string | undefined): string =>
  written !== undefined && WINDOWS.has(written) ? written : '_self';
