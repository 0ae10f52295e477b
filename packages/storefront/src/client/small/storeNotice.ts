import Cookies from 'js-cookie';
import { focusHeader } from '../page/focusHeader.ts';
import type { Part } from '../page/Part.ts';

/** The owner's word to everyone, until it is put away. */
export const storeNotice: Part = {
  start(notice) {
    const name = `store_notice${notice.dataset['noticeId'] ?? ''}`;
    const link = notice.querySelector<HTMLElement>('.woocommerce-store-notice__dismiss-link');
    const dismiss = (event: Event): void => {
      event.preventDefault();
      // For the whole site, until the browser is closed.
      Cookies.set(name, 'hidden', { path: '/', sameSite: 'lax' });
      notice.hidden = true;
      focusHeader();
    };
    link?.addEventListener('click', dismiss);
    link?.addEventListener('keydown', (event) => {
      if (event.key === ' ') dismiss(event);
    });
  },
};
