import { type CssStatement, cssStatements } from '../css/cssStatements.ts';

/** At-rules that hold rules, and those that stand for themselves. Every other one is the page's business. */
const GROUP = /^@(?:media|supports|container|layer|scope|starting-style)\b/i;
const ALONE = /^@(?:font-face|property|counter-style|font-feature-values)\b/i;
const KEYFRAMES = /^@(?:-\w+-)?keyframes\s+[\w-]+$/i;
const MOMENT = /^(?:from|to|[\d.]+%)(?:\s*,\s*(?:from|to|[\d.]+%))*$/i;
/** Parsers do not agree on where an address ends that holds these without quotes around it. */
const ODD_ADDRESS = /url\(\s*[^"'\s)][^)]*[{}"']/i;
/** Deeper than any that an author writes. */
const DEEPEST = 8;

/**
 * The CSS that a module brings along (`settings.codes.css`), for what is in the module only: what a rule is about must be
 * the module or stand in it; what it names around that (`body.dark .price`, `sr7-module .price`) may stand anywhere. Rules weigh
 * what they weighed before.
 */
export const scopeAuthorCss = (css: string, root: string): string =>
  cssStatements(css)
    .filter(({ isEscaped, text }) => !isEscaped && !ODD_ADDRESS.test(text))
    .flatMap((statement) => scoped(statement, `:where(${root},${root} *)`, 0))
    .join('\n');

function scoped({ prelude, body, text }: CssStatement, where: string, depth: number): string[] {
  if (body === null || prelude === '' || depth > DEEPEST) return [];
  if (!prelude.startsWith('@')) return [`${within(prelude, where)}{${rulesIn(body, where, depth)}}`];
  if (GROUP.test(prelude)) return [`${prelude}{${rulesIn(body, where, depth)}}`];
  if (ALONE.test(prelude) && !/[{}]/.test(body)) return [text];
  return KEYFRAMES.test(prelude) && cssStatements(body).every(isMoment) ? [text] : [];
}

const isMoment = ({ prelude, body }: CssStatement): boolean =>
  body !== null && MOMENT.test(prelude) && !/[{}]/.test(body);

/** Declarations as they are, and the rules between them; the last declaration needs no end. */
function rulesIn(body: string, where: string, depth: number): string {
  return cssStatements(`${body};`)
    .flatMap((statement) =>
      statement.body === null ? declaration(statement.text) : scoped(statement, where, depth + 1),
    )
    .join('');
}

const declaration = (text: string): string[] => (/^;?$|^@/.test(text) ? [] : [text]);

/** Selectors, each with what it is about kept to the module. */
const within = (prelude: string, where: string): string =>
  splitSelectors(prelude)
    .map((selector) => {
      const end = PSEUDO_ELEMENT.exec(selector)?.index ?? selector.length;
      return selector.slice(0, end) + where + selector.slice(end);
    })
    .join(',');

/** What no condition may follow. */
const PSEUDO_ELEMENT = /(?:::[\w-]+(?:\([^()]*\))?|:(?:before|after|first-line|first-letter)\b)[^\s>+~]*$/i;

const PART = /"[^"]*"|'[^']*'|\\[\s\S]|[\s\S]/g;

function splitSelectors(prelude: string): string[] {
  const found = [''];
  let depth = 0;
  for (const [part] of prelude.matchAll(PART)) {
    if (part === '(' || part === '[') depth += 1;
    else if (part === ')' || part === ']') depth -= 1;
    if (part === ',' && depth === 0) found.push('');
    else found.push(`${found.pop() ?? ''}${part}`);
  }
  return found.map((selector) => selector.trim()).filter((selector) => selector !== '');
}
