import type { ShortNames } from './shortNames.ts';

/** Rules in the order in which they hold: a selector, and its declarations. */
export type Rules = ReadonlyMap<string, readonly string[]>;

/** Classes that name one element each, and whether others stand in it. */
export type Elements = ReadonlyMap<string, boolean>;

const written = (selector: string, declarations: string): string => `${selector}{${declarations}}`;

/** Of an element: what its rules say, with `&` in its name's place. */
interface OwnRules {
  readonly rules: { readonly selector: string; readonly parts: readonly string[] }[];
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
    const name = ownerOf(selector);
    if (name === undefined || !elements.has(name)) {
      placed.push({ at, text: written(selector, parts.join(';')) });
      continue;
    }
    const own = owned.get(name) ?? { rules: [], at, reachesInside: false };
    const template = selector.replaceAll(`.${name}`, '&');
    own.rules.push({ selector: template, parts });
    own.at = at;
    own.reachesInside ||= INSIDE.test(template);
    owned.set(name, own);
  }
  const twins = [...twinsOf(owned, elements)];
  placed.push(...factored(twins, shortNames));
  for (const { names, rules, at } of twins) {
    if (rules.length === 0) continue;
    const short = `.${shortNames.of(names)}`;
    const text = rules.map(({ selector, parts }) =>
      written(selector.replaceAll(WHOLE, short.repeat(3)).replaceAll('&', short), parts.join(';')),
    );
    placed.push({ at, text: text.join('\n') });
  }
  return placed
    .sort((rule, other) => rule.at - other.at)
    .map(({ text }) => text)
    .join('\n');
}

const ITSELF = /^\.elementor-[\w-]+ \.elementor-element&$/;
const VARIABLES = /^(?:--[\w-]+:[^;]*(?:;|$))+$/;
const NAMES = /(?:^|;)(--[\w-]+):/g;

/** What a rule of its own takes at least, with its class in each element. */
const RULE_CHARACTERS = 20;
const CLASS_CHARACTERS = 4;

/**
 * Variables that several sets of elements have in common, as those of sections that differ in a colour alone: they go into a rule for all of these.
 * Only variables, each said once: nothing else is a part of another property. What is left stands in `twins`.
 */
function factored(twins: Twins[], shortNames: ShortNames): { readonly at: number; readonly text: string }[] {
  const having = new Map<string, number[]>();
  for (const [at, { rules, isAlone }] of twins.entries())
    for (const part of isAlone ? [] : variablesOf(rules)) {
      const places = having.get(part);
      if (places) places.push(at);
      else having.set(part, [at]);
    }
  const bundles = new Map<string, { readonly parts: string[]; readonly places: readonly number[] }>();
  for (const [part, places] of having) {
    const bundle = bundles.get(places.join()) ?? { parts: [], places };
    bundle.parts.push(part);
    bundles.set(places.join(), bundle);
  }
  return [...bundles.values()].flatMap(({ parts, places }) => {
    const of = places.flatMap((at) => twins[at] ?? []);
    const names = of.flatMap((each) => each.names);
    const gained = (places.length - 1) * parts.join(';').length;
    if (gained <= RULE_CHARACTERS + CLASS_CHARACTERS * names.length) return [];
    const taken = new Set(parts);
    for (const at of places) {
      const twin = twins[at];
      if (twin) twins[at] = { ...twin, rules: without(twin.rules, taken) };
    }
    const text = written(`.${shortNames.of(names)}`.repeat(3), parts.join(';'));
    return [{ at: Math.max(...of.map(({ at }) => at)), text }];
  });
}

/** Of the element itself: the parts that are variables alone, and said once. */
function variablesOf(rules: Twins['rules']): readonly string[] {
  const itself = rules.filter(({ selector }) => ITSELF.test(selector));
  const parts = itself.flatMap((rule) => rule.parts);
  const said = parts.flatMap((part) => [...part.matchAll(NAMES)].map(([, name]) => name));
  if (itself.length !== 1 || new Set(said).size !== said.length) return [];
  return parts.filter((part) => VARIABLES.test(part));
}

const without = (rules: Twins['rules'], taken: ReadonlySet<string>): Twins['rules'] =>
  rules.flatMap((rule) => {
    if (!ITSELF.test(rule.selector)) return [rule];
    const parts = rule.parts.filter((part) => !taken.has(part));
    return parts.length === 0 ? [] : [{ selector: rule.selector, parts }];
  });

/** The one element that a selector names. */
function ownerOf(selector: string): string | undefined {
  let only: string | undefined;
  for (const [, name] of selector.matchAll(NAME)) {
    if (only !== undefined && name !== only) return undefined;
    only = name;
  }
  return only;
}

interface Twins {
  readonly names: string[];
  readonly rules: readonly OwnRules['rules'][number][];
  at: number;
  /** Others that say the same do not share with it. */
  readonly isAlone: boolean;
}

function twinsOf(owned: ReadonlyMap<string, OwnRules>, elements: Elements): Iterable<Twins> {
  const twins = new Map<string, Twins>();
  for (const [name, { rules, at, reachesInside }] of owned) {
    const isAlone = reachesInside && elements.get(name) === true;
    const key = isAlone ? name : JSON.stringify(rules);
    const known = twins.get(key) ?? { names: [], rules, at, isAlone };
    known.names.push(name);
    known.at = Math.max(known.at, at);
    twins.set(key, known);
  }
  return twins.values();
}
