export interface CssStatement {
  /** Before its braces, or all of it when it has none. */
  readonly prelude: string;
  /** What is between its braces; null when it has none. */
  readonly body: string | null;
  readonly text: string;
  /** Whether an escape stands in its body, outside of strings: it may spell a word that is read in another way. */
  readonly isEscaped: boolean;
}

/** Comments, addresses, strings and single signs: what a brace must not be looked for in, and what it must. */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|url\(\s*(?!["'\s])[^)\\{}]*\)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\\[\s\S]|(?:(?!url\()[^{};"'/\\])+|[\s\S]/gi;

/** Whole statements of the outermost level; what is not closed, or closes too often, is left out. */
export function cssStatements(css: string): CssStatement[] {
  const found: CssStatement[] = [];
  let text = '';
  let prelude = '';
  let depth = 0;
  let isEscaped = false;
  const take = (hasBody: boolean): void => {
    const whole = text.trim();
    const body = hasBody ? text.slice(text.indexOf('{', prelude.length) + 1, text.lastIndexOf('}')) : null;
    found.push({ prelude: prelude.trim(), body, text: whole, isEscaped });
    text = '';
    prelude = '';
    isEscaped = false;
  };
  // What ends a line in CSS ends a string that is not closed.
  for (const [token] of css.replace(/\r\n?|\f/g, '\n').matchAll(TOKEN)) {
    if (token.startsWith('/*')) continue;
    if (token === '}' && depth === 0) continue;
    text += token;
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (depth === 0) prelude += token;
    else if (token.startsWith('\\')) isEscaped = true;
    if ((token === '}' || token === ';') && depth === 0) take(token === '}');
  }
  return found;
}
