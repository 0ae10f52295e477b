import type { ShortNames } from './shortNames.ts';

/** Rules in the order in which they hold: a selector, and its declarations. */
export type Rules = ReadonlyMap<string, readonly string[]>;

/** Classes that name one element each, and whether others stand in it. */
export type Elements = ReadonlyMap<string, boolean>;

const written = (selector: string, declarations: string): string => `${selector}{${declarations}}`;

/** Of an element: what its rules say, with `&` in its name's place. */
interface OwnRules {
  readonly rules: { readonly selector: string; readonly declarations: string }[];
  /** Of the last one, among all. */
  at: number;
  reachesInside: boolean;
}

const NAME = /\.(elementor-element-[\w-]+)/g;
/** What stands behind the name leads into the element. */
const INSIDE = /&[^,]*[\s>+~]/;
/** An element within its document, as controls name it. Short names are of one document alone, and weigh as much when they are said three times. */
const WHOLE = /\.elementor-[\w-]+ \.elementor-element&/g;

/**
 * Rules as text. Elements that say the same have one set of rules between them, by a short class that they all get: pages repeat what they
 * look like far more often than what they say. It stands where the last of them had its own, so that it holds over whatever is around any of them. What comes
 * in between speaks of other elements, or of what is in the element itself: of those that hold others, only rules that do not reach into them are shared.
 */
export function shareRules(block: Rules, elements: Elements, shortNames: ShortNames): string {
  const placed: { readonly at: number; readonly text: string }[] = [];
  const owned = new Map<string, OwnRules>();
  for (const [at, [selector, parts]] of [...block].entries()) {
    const declarations = parts.join(';');
    const name = ownerOf(selector);
    if (name === undefined || !elements.has(name)) {
      placed.push({ at, text: written(selector, declarations) });
      continue;
    }
    const own = owned.get(name) ?? { rules: [], at, reachesInside: false };
    const template = selector.replaceAll(`.${name}`, '&');
    own.rules.push({ selector: template, declarations });
    own.at = at;
    own.reachesInside ||= INSIDE.test(template);
    owned.set(name, own);
  }
  for (const { names, rules, at } of twinsOf(owned, elements)) {
    const short = `.${shortNames.of(names)}`;
    const text = rules.map(({ selector, declarations }) =>
      written(selector.replaceAll(WHOLE, short.repeat(3)).replaceAll('&', short), declarations),
    );
    placed.push({ at, text: text.join('\n') });
  }
  return placed
    .sort((rule, other) => rule.at - other.at)
    .map(({ text }) => text)
    .join('\n');
}

/** The one element that a selector names. */
function ownerOf(selector: string): string | undefined {
  const names = new Set([...selector.matchAll(NAME)].map(([, name]) => name));
  return names.size === 1 ? [...names][0] : undefined;
}

interface Twins extends Pick<OwnRules, 'rules' | 'at'> {
  readonly names: string[];
}

function twinsOf(owned: ReadonlyMap<string, OwnRules>, elements: Elements): Iterable<Twins> {
  const twins = new Map<string, Twins>();
  for (const [name, { rules, at, reachesInside }] of owned) {
    const isAlone = reachesInside && elements.get(name) === true;
    const key = isAlone ? name : JSON.stringify(rules);
    const known = twins.get(key) ?? { names: [], rules, at };
    known.names.push(name);
    known.at = Math.max(known.at, at);
    twins.set(key, known);
  }
  return twins.values();
}
