import {
  belowWidthPx,
  enabledIndices,
  LEVEL_INDICES,
  type LevelFlags,
  type LevelIndex,
  servingLevel,
} from '@vitrine/model';
import { type DeclarationParts, safeStyleText } from './Declarations.ts';

export interface StyleSheet {
  /** A rule whose declarations may differ from level to level. */
  rule(selector: string, at: (level: LevelIndex) => DeclarationParts): void;
  /** One whose declarations go by the real width too, also where the level of that width is not in use. */
  ruleOfWidth(selector: string, at: (level: LevelIndex, width: LevelIndex) => DeclarationParts): void;
  /** CSS as it is written; the same one only once. */
  raw(css: string): void;
  toString(): string;
}

/**
 * Collects rules and writes them largest level first, then only what changes below each breakpoint: the
 * browser picks the level by media query, no script does.
 */
export function createStyleSheet(enabled: LevelFlags): StyleSheet {
  const inUse = enabledIndices(enabled);
  const everywhere: Rule[] = [];
  const blocks = new Map<LevelIndex, Rule[]>(LEVEL_INDICES.map((level) => [level, []]));
  const rawParts: string[] = [];

  function add(
    selector: string,
    levels: readonly LevelIndex[],
    at: (level: LevelIndex) => DeclarationParts,
  ): void {
    let above: Written = new Map();
    for (const [index, level] of levels.entries()) {
      const here = merge(at(level), new Map());
      const text = index === 0 ? write(here) : write(difference(above, here));
      if (text !== '') (index === 0 ? everywhere : blocks.get(level))?.push({ selector, text });
      above = here;
    }
  }
  return {
    rule: (selector, at) => add(selector, inUse, at),
    ruleOfWidth: (selector, at) =>
      add(selector, LEVEL_INDICES, (width) => at(servingLevel(width, enabled), width)),
    raw(css) {
      if (!rawParts.includes(css)) rawParts.push(css);
    },
    toString() {
      const below = LEVEL_INDICES.map((level) => inMedia(blocks.get(level) ?? [], belowWidthPx(level)));
      const parts = [writeRules(everywhere), ...below, ...rawParts];
      return safeStyleText(parts.filter((part) => part !== '').join('\n'));
    },
  };
}

interface Rule {
  readonly selector: string;
  readonly text: string;
}

function inMedia(rules: readonly Rule[], belowPx: number | null): string {
  if (rules.length === 0 || belowPx === null) return '';
  /** Half-open ranges: at exactly the breakpoint the larger level shows. */
  return `@media (max-width:${belowPx - 0.02}px){${writeRules(rules)}}`;
}

/** A layer or its place, by the class that no other has (`markup/names` of the player). */
const ONE_ELEMENT = /^#[\w-]+ \.[lp][\w-]*-\w+$/;

/**
 * Elements that say the same share one rule, where the first of them had its own: browsers find out once what it comes to, and
 * layers look alike more often than not. Only rules of one element, of which nothing else is said in between. Not by `:is()`,
 * which browsers try on every element of the page.
 */
function writeRules(rules: readonly Rule[]): string {
  const uses = new Map<string, number>();
  for (const { selector } of rules) uses.set(selector, (uses.get(selector) ?? 0) + 1);
  const written: { readonly selectors: string[]; readonly text: string }[] = [];
  const shared = new Map<string, string[]>();
  for (const { selector, text } of rules) {
    const canShare = uses.get(selector) === 1 && ONE_ELEMENT.test(selector);
    const others = canShare ? shared.get(text) : undefined;
    if (others) {
      others.push(selector);
      continue;
    }
    const selectors = [selector];
    written.push({ selectors, text });
    if (canShare) shared.set(text, selectors);
  }
  return written.map(({ selectors, text }) => `${selectors.join()}{${text}}`).join('\n');
}

type Written = Map<string, string | number>;

function merge(parts: DeclarationParts, into: Written): Written {
  if (isList(parts)) for (const part of parts) merge(part, into);
  else {
    for (const property in parts) {
      const value = parts[property];
      if (value !== undefined) into.set(property, value);
    }
  }
  return into;
}

/** `Array.isArray` does not narrow a readonly list. */
const isList = (parts: DeclarationParts): parts is readonly DeclarationParts[] => Array.isArray(parts);

function write(declarations: Written): string {
  let text = '';
  for (const [property, value] of declarations) text += `${property}:${value};`;
  return text;
}

function difference(above: Written, here: Written): Written {
  const changed: Written = new Map();
  for (const [property, value] of here) if (value !== above.get(property)) changed.set(property, value);
  for (const property of above.keys()) if (!here.has(property)) changed.set(property, 'unset');
  return changed;
}
