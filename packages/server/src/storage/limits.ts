/** Rows that are read or written in one go. */
export const ROWS_AT_ONCE = 500;
/** Text that is handed to the compressor in one go, in characters. */
export const CHUNK_CHARACTERS = 65_536;
/** Of an upload, in one line. A multiple of three: base64 of the pieces is that of the whole. */
export const PIECE_BYTES = 49_152;
/** Of a line of a backup. Documents have 12 MB; what never ends must not fill the memory. */
export const LINE_CHARACTERS = 67_108_864;
/** A backup that somebody sent and did not put back is dropped after this. */
export const INCOMING_MS = 86_400_000;
