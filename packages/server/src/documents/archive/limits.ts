/** Of an archive as it is sent, and of all that is in it. */
export const ARCHIVE_BYTES = 60_000_000;
export const UNPACKED_BYTES = 120_000_000;
export const ARCHIVE_FILES = 500;
/** How much larger than the archive its contents may be, once they are more than that. Modules shrink to a fortieth. */
export const UNPACKED_RATIO = 100;
export const RATIO_FREE_BYTES = 4_000_000;
/** Names that are tried for a document whose own is used already. */
export const NAME_TRIES = 200;
