// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { globalsScript } from './globalsScript.ts';

type Template = (id: string) => (data: unknown) => string;
const wp = () => Reflect.get(window, 'wp') as { template: Template } | undefined;
const run = (globals: Readonly<Record<string, unknown>>): void => runInThisContext(globalsScript(globals));
const forms = { wc_add_to_cart_variation_params: {} };

afterEach(() => {
  document.body.innerHTML = '';
  Reflect.deleteProperty(window, 'wp');
});

it('scripts of forms with several makes find what fills in their templates, without making code out of a text', () => {
  run(forms);
  document.body.insertAdjacentHTML(
    'beforeend',
    `<script type="text/template" id="tmpl-variation-template">
      <b>{{{ data.variation.price_html }}}</b><i title="{{data.variation.sku}}">{{ data.variation.sku }}</i>{{{ data.variation.none }}}{{{ data.none.at.all }}}
    </script>`,
  );
  const fill = wp()?.template('variation-template');
  const variation = { price_html: '<em>$& 26</em>', sku: `A"<'1` };
  expect(fill?.({ variation })).toBe(
    '<b><em>$& 26</em></b><i title="A&quot;&lt;&#39;1">A&quot;&lt;&#39;1</i>',
  );
});

it('a script that brings its own, which may not run here, does not take its place', () => {
  run(forms);
  const before = wp()?.template;
  // As sloppy scripts do: nothing is thrown.
  Reflect.set(wp() ?? {}, 'template', () => {
    throw new Error('may not make code');
  });
  expect(wp()?.template).toBe(before);
});

it('other pages, and what other scripts have put there, are left alone', () => {
  run({ woocommerce_params: {} });
  expect(wp()).toBeUndefined();
  Reflect.set(window, 'wp', { i18n: 1 });
  run(forms);
  expect(wp()).toMatchObject({ i18n: 1, template: expect.any(Function) });
});
