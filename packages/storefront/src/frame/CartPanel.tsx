import type { ReactElement } from 'react';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { SidePanel } from './SidePanel.tsx';

/** The cart beside the page. What is in it is the visitor's own, and comes by itself. */
export function CartPanel(): ReactElement {
  return (
    <SidePanel title={useTexts(frameTexts)('shoppingCart')} className="cart-widget-side">
      <div className="widget woocommerce widget_shopping_cart">
        <div className="widget_shopping_cart_content" />
      </div>
    </SidePanel>
  );
}
