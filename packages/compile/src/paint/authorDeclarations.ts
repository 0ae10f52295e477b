import type { Layer } from '@vitrine/model';
import type { Declarations } from '../css/Declarations.ts';
import { isHarmlessValue, parseInlineStyle } from '@vitrine/player/html';

/** Declarations that the author wrote for this layer alone. */
export const authorDeclarations = ({ codes }: Layer): Declarations =>
  Object.fromEntries(parseInlineStyle(codes.css).map(({ property, value }) => [property, value]));

export const cursorOf = ({ cursor }: Layer): string | undefined =>
  cursor !== 'auto' && isHarmlessValue('cursor', cursor) ? cursor : undefined;
