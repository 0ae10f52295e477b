import { describe, expect, it } from 'vitest';
import { styleRules } from './styleRules.ts';

const STRONG = ':not(#_):not(#_):not(#_):not(#_)';

describe('styleRules', () => {
  it('writes each style as a rule once, with its letters as they were', () => {
    const { html, css } = styleRules(
      '<a style="--n:3" class="x"></a><b style="--t:url(&quot;a.webp?b&amp;c&quot;)"></b><i style="--n:3"></i>',
    );
    expect(html).toBe('<a data-css="1" class="x"></a><b data-css="2"></b><i data-css="1"></i>');
    expect(css).toBe(`[data-css="1"]${STRONG}{--n:3}\n[data-css="2"]${STRONG}{--t:url("a.webp?b&c")}`);
  });

  it('leaves texts alone that look like a style attribute', () => {
    const html = '<p title="a style=&quot;b&quot;">write style="color:red" here</p>';
    expect(styleRules(html)).toEqual({ html, css: '' });
  });

  it.each(['color:red}body{display:none', 'color:rgb(1,2', 'content:&quot;a', 'color:red/*'])(
    'stay attributes where they would reach other rules: %s',
    (style) => {
      const html = `<p style="${style}"></p>`;
      expect(styleRules(html)).toEqual({ html, css: '' });
    },
  );
});
