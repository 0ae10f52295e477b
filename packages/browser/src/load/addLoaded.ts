import { pageNonce } from './pageNonce.ts';
import type { LoadPlace } from './registries.ts';

export interface LoadOptions {
  /** Default: the document. */
  readonly into?: LoadPlace;
  /** For pages with a content-security policy. Default: the one of the page's own scripts and styles. */
  readonly nonce?: string | undefined;
}

/** Puts an element that loads into the page; resolves once it has, rejects with a text when it could not. */
export function addLoaded(
  element: HTMLScriptElement | HTMLLinkElement,
  parent: Node,
  failure: string,
  nonce = pageNonce(),
): Promise<void> {
  if (nonce) element.nonce = nonce;
  const loading = whenLoaded(element, failure);
  parent.appendChild(element);
  return loading;
}

export function whenLoaded(element: HTMLElement, failure: string): Promise<void> {
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve(), { once: true });
    element.addEventListener('error', () => reject(new Error(failure)), { once: true });
  });
}
