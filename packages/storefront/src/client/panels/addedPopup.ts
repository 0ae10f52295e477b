import { onBody } from '../events/bodyEvents.ts';
import type { Part } from '../page/Part.ts';
import { closeLater } from './closeLater.ts';
import { openDialog } from './openDialog.ts';

/** Says above the page that something was put into the cart, where the shop wants that in place of the panel. */
export const addedPopup: Part = {
  start(drawn) {
    // There the cart stands already.
    if (document.body.matches('.woocommerce-cart, .woocommerce-checkout')) return;
    onBody('added_to_cart', (_fragments, _hash, button) => {
      const { activeElement: pressed } = document;
      const dialog = drawn.cloneNode(true) as HTMLDialogElement;
      const what = dialog.querySelector('.wd-added-what');
      if (what) what.textContent = messageOf(button);
      document.body.append(dialog);
      openDialog(dialog, pressed instanceof HTMLElement ? pressed : document.body);
      closeLater(dialog, () => dialog.close());
    });
  },
};

function messageOf(button: unknown): string {
  const element = typeof button === 'object' && button !== null && '0' in button ? button[0] : button;
  return element instanceof HTMLElement ? (element.dataset['success_message'] ?? '') : '';
}
