import { onBody } from '../events/bodyEvents.ts';
import { NOTICE_FOCUS_MS } from '../limits.ts';
import type { Part } from '../page/Part.ts';

const NOTICES = '.woocommerce-message[role=alert], .woocommerce-error[role=alert]';

/** What stands in a page from the start is not told by every screen reader: the first word of the shop gets the focus, if nobody has it. */
export const firstNotice: Part = {
  start() {
    const focusSoon = (): void => void setTimeout(focusFirst, NOTICE_FOCUS_MS);
    focusSoon();
    for (const name of ['item_removed_from_classic_cart', 'updated_wc_div']) onBody(name, focusSoon);
  },
};

function focusFirst(): void {
  const notice = document.querySelector<HTMLElement>(NOTICES);
  // Who has begun to type goes on.
  if (!notice || document.activeElement !== document.body) return;
  notice.tabIndex = -1;
  notice.focus({ preventScroll: true });
}
