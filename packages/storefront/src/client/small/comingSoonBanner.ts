import type { Part } from '../page/Part.ts';

/** Tells those who run the shop that it is closed, until they have read it. */
export const comingSoonBanner: Part = {
  start(link) {
    const { restUrl, restNonce } = link.dataset;
    const dismiss = async (event: Event): Promise<void> => {
      event.preventDefault();
      try {
        await fetch(restUrl ?? '', {
          method: 'POST',
          headers: { 'x-wp-nonce': restNonce ?? '' },
          body: new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' }),
        });
      } catch {
        // It could not be kept, and stands there again on the next page.
      }
      // It is in the way.
      document.getElementById('coming-soon-footer-banner')?.setAttribute('hidden', '');
    };
    link.addEventListener('click', dismiss);
    link.addEventListener('keydown', (event) => {
      if (event.key === ' ') void dismiss(event);
    });
  },
};
