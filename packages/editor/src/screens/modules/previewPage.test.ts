import { expect, it } from 'vitest';
import { isJson, isPlayable, previewPage } from './previewPage.ts';

it('lets no text of a module end the script that holds it', () => {
  const document = { title: '</script><script>alert(1)</script><!--' };
  const page = previewPage(JSON.stringify(document));
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  const held = /<script type="application\/json">(.*?)<\/script>/.exec(page)?.[1] ?? '';
  expect(JSON.parse(held)).toEqual(document);
});

it('tells JSON from what is none', () => {
  expect(['{}', '{', ''].map(isJson)).toEqual([true, false, false]);
});

it('plays modules alone, so that what is half written takes no preview away', () => {
  const module = JSON.stringify({ settings: {}, slides: {} });
  expect([module, '{}', 'null', '{"settings":'].map(isPlayable)).toEqual([true, false, false, false]);
});
