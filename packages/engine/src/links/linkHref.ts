import { type Action, isSafeUrl } from '@vitrine/model';
import { namesHost } from './namesHost.ts';

export interface LinkOptions {
  readonly http: Action['http'];
  /** Appended as the hash, in place of one that the link has. */
  readonly anchor: string;
}

/**
 * The address that a layer's link stands for (spec/2 §2); empty when there is none or it would run code. It knows
 * nothing of the page, so that server and client write the same: `auto` leaves the protocol out, and the browser fills
 * in that of the page, which is what the mode asks for. Addresses on the same site get no protocol: they name no host.
 */
export function linkHref(link: string, { http, anchor }: LinkOptions): string {
  const written = link.trim();
  if (!isSafeUrl(written)) return '';
  if (hasOwnScheme(written)) return written;
  return withHash(withProtocol(written, http), anchor);
}

const WEB_ADDRESS = /^(?:https?:)?\/\/(?=[^/])/i;
const PROTOCOLS: Readonly<Record<Exclude<Action['http'], 'keep'>, string>> = {
  auto: '//',
  http: 'http://',
  https: 'https://',
};

/** `mailto:`, `tel:` and their like (`sms:`, `whatsapp:`); a host with a port only looks so. */
const hasOwnScheme = (link: string): boolean =>
  /^[a-z][a-z\d+.-]*:/i.test(link) && !WEB_ADDRESS.test(link) && !namesHost(link);

function withProtocol(link: string, http: Action['http']): string {
  if (http === 'keep') return link;
  if (WEB_ADDRESS.test(link)) return PROTOCOLS[http] + link.replace(WEB_ADDRESS, '');
  return namesHost(link) ? PROTOCOLS[http] + link : link;
}

function withHash(href: string, anchor: string): string {
  const name = anchor.trim().replace(/^#/, '').replace(/\s/g, '%20');
  return name === '' ? href : `${href.replace(/#.*$/s, '')}#${name}`;
}
