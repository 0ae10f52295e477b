/** CSS declarations by property; undefined ones are left out. */
export type Declarations = { readonly [property: string]: string | number | undefined };

/**
 * Declarations in pieces, later ones over earlier ones. Pieces are not merged until they are written: a frame
 * has thousands of them, and most say little.
 */
export type DeclarationParts = Declarations | readonly DeclarationParts[];

/** Nothing to declare. */
export const NOTHING: Declarations = {};

/** Author CSS stands in a style element: a closing tag in it would end that element. */
export function safeStyleText(css: string): string {
  return css.replace(/<(?=\/?style|!--)/gi, '\\3c ');
}
