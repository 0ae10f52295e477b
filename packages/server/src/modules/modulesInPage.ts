import { Parser } from 'htmlparser2';

/** A module's data as it stands in a page. */
export interface PageModule {
  /** What the page calls it; may be empty. */
  readonly name: string;
  readonly document: string;
}

export interface PageModules {
  readonly found: readonly PageModule[];
  /** What the page shows and does not hold: where it would have fetched it. */
  readonly elsewhere: readonly { readonly name: string; readonly address: string }[];
}

/** More in one page are a mistake, or an attack. */
const MOST_MODULES = 50;
const ELEMENTS = new Set(['sr7-module', 'vitrine-module']);
/** `SR7.JSON['SR7_1_1'] = ` and `SR7.JSON.SR7_1_1 = ` (facts/module-page-contract: how the data is handed over). */
const ASSIGNED = /\bSR7\s*\.\s*JSON\s*(?:\[\s*["']([^"'\]]{1,200})["']\s*\]|\.\s*(\w{1,200}))\s*=(?!=)\s*/g;

interface Shown {
  /** Its own id, by which scripts hand it its data. */
  readonly id: string;
  readonly name: string;
  readonly address: string;
  hasData: boolean;
}

/** The modules of a page's HTML: those whose data it holds, and those that it would have fetched. Nothing of it is run or asked for. */
export function modulesInPage(html: string): PageModules {
  const shown: Shown[] = [];
  const handed = new Map<string, string>();
  const found: PageModule[] = [];
  const open: Shown[] = [];
  let script: { readonly isJson: boolean; text: string } | null = null;
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'script') script = { isJson: attributes['type'] === 'application/json', text: '' };
      if (!ELEMENTS.has(tag)) return;
      const one = {
        id: attributes['id'] ?? '',
        name: attributes['data-alias'] ?? '',
        address: attributes['data-src'] ?? attributes['src'] ?? '',
        hasData: false,
      };
      shown.push(one);
      open.push(one);
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag(tag) {
      if (ELEMENTS.has(tag)) open.pop();
      if (tag !== 'script' || !script) return;
      const { isJson, text } = script;
      script = null;
      const within = open.at(-1);
      if (isJson && within) {
        within.hasData = true;
        found.push({ name: within.name, document: text.trim() });
      } else if (!isJson) readAssigned(text, handed);
    },
  });
  parser.write(html);
  parser.end();
  const elsewhere: { name: string; address: string }[] = [];
  for (const [id, value] of handed) {
    const element = shown.find((each) => each.id === id);
    if (element) element.hasData = true;
    const name = element?.name ?? '';
    if (value.startsWith('{')) found.push({ name, document: value });
    else elsewhere.push({ name: name || id, address: value });
  }
  for (const { hasData, name, id, address } of shown)
    if (!hasData) elsewhere.push({ name: name || id, address });
  return { found: found.slice(0, MOST_MODULES), elsewhere: elsewhere.slice(0, MOST_MODULES) };
}

/** Objects are taken as they stand, texts are addresses. */
function readAssigned(text: string, handed: Map<string, string>): void {
  for (const match of text.matchAll(ASSIGNED)) {
    if (handed.size >= MOST_MODULES) return;
    const from = match.index + match[0].length;
    const value = text[from] === '{' ? objectAt(text, from) : addressAt(text, from);
    // What has no end here has none further on.
    if (value === null) return;
    if (value !== '') handed.set(match[1] ?? match[2] ?? '', value);
  }
}

/** The object that begins here, to its last bracket; null: it has none. */
function objectAt(text: string, from: number): string | null {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') depth++;
    else if ((sign === '}' || sign === ']') && --depth === 0) return text.slice(from, at + 1);
  }
  return null;
}

/** '': neither an object nor a text. */
const addressAt = (text: string, from: number): string =>
  /^(["'])([^"'\n]{1,2000})\1/.exec(text.slice(from, from + 2010))?.[2]?.replaceAll('\\/', '/') ?? '';
