interface Statement {
  readonly prelude: string;
  readonly text: string;
}

/** Comments, strings and single signs: what a brace must not be looked for in, and what it must. */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|\\[\s\S]|[^{};"'/\\]+|[\s\S]/g;

/** Whole statements of the outermost level; what is not closed, or closes too often, is left out. */
function statementsOf(css: string): Statement[] {
  const found: Statement[] = [];
  let text = '';
  let prelude = '';
  let depth = 0;
  const take = (): void => {
    found.push({ prelude: prelude.trim(), text: text.trim() });
    text = '';
    prelude = '';
  };
  for (const [token] of css.matchAll(TOKEN)) {
    if (token.startsWith('/*')) continue;
    if (token === '}' && depth === 0) continue;
    text += token;
    if (token === '{') depth += 1;
    else if (token === '}') depth -= 1;
    else if (depth === 0) prelude += token;
    if ((token === '}' || token === ';') && depth === 0) take();
  }
  return found;
}

/** At-rules that no rule may hold. */
const OUTERMOST = /^@(?:-\w+-)?(?:keyframes|font-face|property)\b/i;
const LEFT_OUT = /^@(?:import|charset|namespace)\b/i;

/** The CSS of a look, for one module: two modules may use the same look with other values. */
export function scopeCss(css: string, root: string): string {
  const statements = statementsOf(css).filter(
    ({ prelude, text }) => !LEFT_OUT.test(prelude) && text.endsWith('}'),
  );
  const outer = statements.filter(({ prelude }) => OUTERMOST.test(prelude)).map(({ text }) => text);
  const inner = statements.filter(({ prelude }) => !OUTERMOST.test(prelude)).map(({ text }) => text);
  return [...outer, ...(inner.length > 0 ? [`${root}{\n${inner.join('\n')}\n}`] : [])].join('\n');
}
