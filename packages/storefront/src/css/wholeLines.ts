/** Modules say themselves how high their lines are, and what stands in a layer takes that over. */
const PAGE = ':where(:not(sr7-module, sr7-module *))';
const EVERY_LINE = [PAGE, `${PAGE}::before`, `${PAGE}::after`].join(', ');

/**
 * Lines are `--leading` high, in whole pixels: some browsers cut the rest of a pixel off each line, and the longer a page is,
 * the further it would be from where the others have it.
 */
export const wholeLines = `${EVERY_LINE} { line-height: var(--leading); }
@supports (line-height: round(1em, 1px)) { ${EVERY_LINE} { line-height: round(var(--leading) * 1em, 1px); } }`;
