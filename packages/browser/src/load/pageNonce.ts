/** The nonce that the page's own scripts and styles carry, for what is added to it. */
export function pageNonce(): string | undefined {
  return document.querySelector<HTMLElement>('script[nonce],style[nonce],link[nonce]')?.nonce || undefined;
}
