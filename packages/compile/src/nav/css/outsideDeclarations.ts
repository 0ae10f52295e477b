import type { Declarations } from '../../css/Declarations.ts';
import { measureToCss } from '../../css/units.ts';
import type { LevelIndex, ShownRow } from '@vitrine/player/markup';
import { outsideEdge } from './outside.ts';

const ALIGN: Readonly<Record<string, string>> = { left: 'start', top: 'start', right: 'end', bottom: 'end' };

/** Where a row stands in the room that it has beside the slides: it keeps its distance from them, and its own end. */
export function outsideDeclarations(shown: ShownRow, level: LevelIndex): Declarations {
  const edge = outsideEdge(shown, level);
  if (!edge) return {};
  const { row } = shown;
  const across = row.horizontal[level];
  const css = (each: typeof row.x): string => `max(0px,${measureToCss(each[level], { scales: false })})`;
  const stretch = 'wrapper' in row && row.wrapper.stretch;
  if (edge === 'left' || edge === 'right')
    return {
      'justify-self': 'start',
      'align-self': stretch ? 'stretch' : (ALIGN[row.vertical[level]] ?? 'center'),
      height: stretch ? 'auto' : 'fit-content',
      'margin-inline': edge === 'left' ? `0px ${css(row.x)}` : `${css(row.x)} 0px`,
    };
  return {
    'justify-self': stretch ? 'stretch' : (ALIGN[across] ?? 'center'),
    'align-self': 'start',
    width: stretch ? 'auto' : 'fit-content',
    'margin-inline':
      across === 'left' ? `${css(row.x)} 0px` : across === 'right' ? `0px ${css(row.x)}` : '0px',
    'margin-block': edge === 'top' ? `0px ${css(row.y)}` : `${css(row.y)} 0px`,
  };
}
