/** React writes what to fetch early before the markup. */
export const PRELOADS = /^(?:<link [^<>]*>)+/;
