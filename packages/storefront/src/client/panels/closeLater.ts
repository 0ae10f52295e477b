import { pageObject } from '../page/pageObjects.ts';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Closes what adding to the cart has opened, after the seconds that the shop says, if it says any. Whoever is at it is not interrupted. */
export function closeLater(opened: HTMLElement, close: () => void): void {
  const settings = pageObject('woodmart_settings');
  clearTimeout(timer);
  if (settings?.add_to_cart_action_timeout !== 'yes') return;
  const seconds = Number(settings.add_to_cart_action_timeout_number) || 3;
  timer = setTimeout(() => {
    if (opened.isConnected && !opened.matches(':hover') && document.activeElement === opened) close();
  }, seconds * 1000);
}
