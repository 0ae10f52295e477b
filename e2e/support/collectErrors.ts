import type { Page } from '@playwright/test';

/**
 * Collects what a page reports as broken: console errors and uncaught exceptions. A file of another host that
 * cannot be fetched does not count: the tests run without a network.
 */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const { url } = message.location();
    if (isFailedFetch(message.text()) && isForeign(url, page.url())) return;
    errors.push(`${message.text()} (${url})`);
  });
  return errors;
}

const isFailedFetch = (text: string): boolean =>
  text.startsWith('Failed to load resource') || text.includes('net::ERR_');

function isForeign(address: string, pageAddress: string): boolean {
  return URL.canParse(address) && new URL(address).host !== new URL(pageAddress).host;
}
