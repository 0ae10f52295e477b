/** Rows that are read or written in one go. */
export const ROWS_AT_ONCE = 500;
/** Text that is handed to the compressor in one go, in characters. */
export const CHUNK_CHARACTERS = 65_536;
