import { cssStatements } from '../../css/cssStatements.ts';

/** At-rules that no rule may hold. */
const OUTERMOST = /^@(?:-\w+-)?(?:keyframes|font-face|property)\b/i;
const LEFT_OUT = /^@(?:import|charset|namespace)\b/i;

/** The CSS of a look, for one module: two modules may use the same look with other values. */
export function scopeCss(css: string, root: string): string {
  const statements = cssStatements(css).filter(
    ({ prelude, text }) => !LEFT_OUT.test(prelude) && text.endsWith('}'),
  );
  const outer = statements.filter(({ prelude }) => OUTERMOST.test(prelude)).map(({ text }) => text);
  const inner = statements.filter(({ prelude }) => !OUTERMOST.test(prelude)).map(({ text }) => text);
  return [...outer, ...(inner.length > 0 ? [`${root}{\n${inner.join('\n')}\n}`] : [])].join('\n');
}
