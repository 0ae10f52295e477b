import { belowWidthPx, enabledIndices, type LevelFlags, type LevelIndex } from '@vitrine/model';
import { type Declarations, safeStyleText } from './Declarations.ts';

export interface StyleSheet {
  /** A rule whose declarations may differ from level to level. */
  rule(selector: string, at: (level: LevelIndex) => Declarations): void;
  /** CSS as its author wrote it. */
  raw(css: string): void;
  toString(): string;
}

/**
 * Collects rules and writes them largest level first, then only what changes below each breakpoint: the
 * browser picks the level by media query, no script does.
 */
export function createStyleSheet(enabled: LevelFlags): StyleSheet {
  const levels = enabledIndices(enabled);
  const blocks = new Map<LevelIndex, string[]>(levels.map((level) => [level, []]));
  const rawParts: string[] = [];
  return {
    rule(selector, at) {
      let above: Declarations = {};
      for (const [index, level] of levels.entries()) {
        const here = at(level);
        const text = index === 0 ? write(here) : write(difference(above, here));
        if (text !== '') blocks.get(level)?.push(`${selector}{${text}}`);
        above = here;
      }
    },
    raw(css) {
      rawParts.push(css);
    },
    toString() {
      const parts = levels.map((level, index) =>
        inMedia(blocks.get(level) ?? [], index === 0 ? null : belowWidthPx(level)),
      );
      return safeStyleText([...parts, ...rawParts].filter((part) => part !== '').join('\n'));
    },
  };
}

function inMedia(rules: readonly string[], belowPx: number | null): string {
  if (rules.length === 0) return '';
  /** Half-open ranges: at exactly the breakpoint the larger level shows. */
  return belowPx === null ? rules.join('\n') : `@media (max-width:${belowPx - 0.02}px){${rules.join('\n')}}`;
}

function write(declarations: Declarations): string {
  let text = '';
  for (const property in declarations) {
    const value = declarations[property];
    if (value !== undefined) text += `${property}:${value};`;
  }
  return text;
}

function difference(above: Declarations, here: Declarations): Declarations {
  const changed: Record<string, string | number | undefined> = {};
  for (const property in here)
    if (here[property] !== above[property]) changed[property] = here[property] ?? 'unset';
  for (const property in above) {
    if (above[property] !== undefined && here[property] === undefined) changed[property] = 'unset';
  }
  return changed;
}
