import fc from 'fast-check';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { drawModule, moduleDocument } from '../testing/drawModule.ts';
import { scopeAuthorCss } from './scopeAuthorCss.ts';

const IN = ':where(#m,#m *)';
const scope = (css: string): string => scopeAuthorCss(css, '#m');

describe('the CSS that a module brings along', () => {
  it.each([
    ['.a .b{color:red}', `.a .b${IN}{color:red;}`],
    ['.a,.b:hover{top:0;left:0}', `.a${IN},.b:hover${IN}{top:0;left:0;}`],
    ['#SR7_1_2 .tab{top:0}', `#SR7_1_2 .tab${IN}{top:0;}`],
    ['sr7-module{top:0}', `sr7-module${IN}{top:0;}`],
    ['.a::before{content:"}"}', `.a${IN}::before{content:"}";}`],
    ['.a:not(:hover):before{top:0}', `.a:not(:hover)${IN}:before{top:0;}`],
    ['a:is(.x,.y) > b{top:0}', `a:is(.x,.y) > b${IN}{top:0;}`],
    ['@media (max-width:9px){.a{top:0}}', `@media (max-width:9px){.a${IN}{top:0;}}`],
    ['.a{& + p{top:0}}', `.a${IN}{& + p${IN}{top:0;}}`],
    ['@keyframes k{from{top:0}50%,to{top:1px}}', '@keyframes k{from{top:0}50%,to{top:1px}}'],
    ['@font-face{font-family:x;src:url(x.woff2)}', '@font-face{font-family:x;src:url(x.woff2)}'],
    [
      '.a{background:url(data:image/png;base64,AA==)}',
      `.a${IN}{background:url(data:image/png;base64,AA==);}`,
    ],
    ['@import url(//x);/* } */.a{top:0}', `.a${IN}{top:0;}`],
    ['@page{margin:0}', ''],
    ['.a{top:0}.b{color:red', `.a${IN}{top:0;}`],
  ])('holds in it only: %s', (css, expected) => {
    expect(scope(css)).toBe(expected);
  });

  it.each([
    '.a{b:url(a"b)} body{display:none} .x{content:"}',
    '@font-face{src:url(x{)} body{display:none} }',
    '.a{b:url(a"{)} body{display:none} .x{content:"}',
    '.a{b:\\75rl(a"b)} body{display:none} .x{content:"}',
    '.a{content:"\r} body{display:none} .b{content:"}',
    '.a{b:url(/* */x{)} body{display:none} }',
    '@keyframes k{from{top:url(x{)}} body{display:none} }}',
  ])('holds nothing that a parser could take for a rule of the page: %s', (css) => {
    expect(scope(css)).not.toMatch(/body\s*\{/);
  });

  it('is what a module is drawn with', () => {
    const { css } = drawModule(moduleDocument({ codes: { css: 'body{display:none}' } }, {}));
    expect(css).toContain('body:where(#SR7_7_1,#SR7_7_1 *){display:none;}');
  });

  it('changes nothing outside of the module, whatever it is', () => {
    const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
    document.body.innerHTML =
      '<p class="a"></p><div id="m" class="a"><p class="a"></p></div><p id="out" class="a"></p>';
    const sign = fc.constantFrom(
      '.a',
      'p',
      '*',
      ',',
      ' ',
      '>',
      '+',
      ':hover',
      '[class]',
      '(',
      ')',
      ':not(.b)',
      '&',
    );
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 6 }), (parts) => {
        const [selector] = scope(`${parts.join('')}{top:0}`).split('{');
        for (const part of selector ? [selector] : []) {
          let found: { readonly id: string }[] = [];
          try {
            found = [...document.querySelectorAll(part.replaceAll(IN, ':is(#m,#m *)'))];
          } catch {
            // No selector: no browser takes it for one.
          }
          expect(found.some(({ id }) => id === 'out')).toBe(false);
        }
      }),
    );
  });
});
