import type { FragmentContents, FragmentName, FragmentView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShopContext } from '../shop/ShopContext.ts';
import { fragments } from './fragments.tsx';

/** A piece of a page, for scripts to put in place of the old one. */
export function renderFragment<Name extends FragmentName>(fragment: FragmentView<Name>): string;
export function renderFragment({ name, shop, content }: FragmentView): string {
  const draw = fragments[name] as (content: FragmentContents[FragmentName]) => ReactElement;
  return renderToStaticMarkup(<ShopContext value={shop}>{draw(content)}</ShopContext>);
}
