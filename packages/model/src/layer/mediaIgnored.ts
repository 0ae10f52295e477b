/** Known keys of a film or sound that need nothing done. */
export const MEDIA_IGNORED = [
  'crossOrigin',
  'preloadWait',
  'fromStream',
  'streamType',
  'fullWidth',
  'pauseOnSwap',
  'cOC',
  'overlay',
  'volumeU',
] as const;
