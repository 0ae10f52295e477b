import type { FragmentContents, FragmentName, FragmentView, ShopView } from '@vitrine/contract/shop';
import { renderFragment } from '../page/renderFragment.tsx';
import { parseHtml } from './parseHtml.ts';
import { sampleShop } from './sampleShop.ts';

type Parsed = ReturnType<typeof parseHtml>['body'];

/** A fragment as scripts get it: its text, and its elements. */
export function drawFragment<Name extends FragmentName>(
  name: Name,
  content: FragmentContents[Name],
  shop: Partial<ShopView> = {},
) {
  const html = renderFragment({ name, shop: sampleShop(shop), content } as FragmentView<Name>);
  const { body } = parseHtml(html);
  return { html, body, get: (selector: string) => getOne(body, selector) };
}

/** The one element that a selector finds; several or none are a fault. */
export function getOne(within: Parsed, selector: string) {
  const found = [...within.querySelectorAll(selector)];
  const [element] = found;
  if (found.length !== 1 || !element) throw new Error(`${found.length} elements are ${selector}`);
  return element;
}

/** The attributes of an element, all of them. */
export function attributesOf(element: ReturnType<typeof getOne>): Record<string, string> {
  return Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value ?? '']));
}
