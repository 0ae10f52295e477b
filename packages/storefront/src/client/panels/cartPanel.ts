import { onBody } from '../events/bodyEvents.ts';
import type { Part } from '../page/Part.ts';
import { pageObject } from '../page/pageObjects.ts';
import { closeLater } from './closeLater.ts';
import { closePanel, isOpen, openPanel } from './sidePanel.ts';
import { opensPlainly } from './opensPlainly.ts';

/** The cart beside the page: opened from the header, and when something was added, if the shop says so. */
export const cartPanel: Part = {
  start(panel) {
    // On these pages the cart stands there already.
    if (document.body.matches('.woocommerce-cart, .woocommerce-checkout')) return;
    const settings = pageObject('woodmart_settings');
    document.addEventListener('click', (event) => {
      const opener = opensPlainly(event, '.cart-widget-opener a');
      if (!opener) return;
      event.preventDefault();
      openPanel(panel, opener);
    });
    onBody('added_to_cart', () => {
      if (settings?.add_to_cart_action !== 'widget') return;
      const pressed = document.activeElement;
      openPanel(panel, pressed instanceof HTMLElement ? pressed : null);
      closeLater(panel, () => {
        if (isOpen(panel)) closePanel();
      });
    });
  },
};
