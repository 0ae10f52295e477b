import type { Page } from '@playwright/test';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#567"/></svg>';

/** Answers what other hosts would: a picture for pictures, nothing for the rest. */
export async function withoutNetwork(page: Page, isOwn: (url: URL) => boolean): Promise<void> {
  await page.route(
    (url) => !isOwn(url),
    (route) => {
      const kind = route.request().resourceType();
      if (kind === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
      return route.fulfill({ contentType: kind === 'stylesheet' ? 'text/css' : 'text/plain', body: '' });
    },
  );
}
