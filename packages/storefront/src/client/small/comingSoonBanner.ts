import type { Part } from '../page/Part.ts';

/** Tells those who run the shop that it is closed, until they have read it. */
export const comingSoonBanner: Part = {
  start(link) {
    const { restUrl, restNonce } = link.dataset;
    link.addEventListener('click', async (event) => {
      event.preventDefault();
      try {
        await fetch(restUrl ?? '', {
          method: 'POST',
          headers: { 'x-wp-nonce': restNonce ?? '' },
          body: new URLSearchParams({ 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' }),
        });
      } finally {
        // Also if that could not be kept: it is in the way.
        document.getElementById('coming-soon-footer-banner')?.setAttribute('hidden', '');
      }
    });
  },
};
