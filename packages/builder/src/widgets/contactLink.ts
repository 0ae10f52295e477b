import { safeHref } from '../settings/safeHref.ts';
import { numberOf, type Settings, textOf, urlOf } from '../settings/Settings.ts';

/** A way to reach somebody, as lists of contacts have it. */
export interface ContactLink {
  /** Empty: nothing was given to lead to. */
  readonly href: string;
  /** The icon's class. */
  readonly icon: string;
  readonly name: string;
  readonly isDownload: boolean;
}

interface Platform {
  readonly icon: string;
  /** The address, of the settings below a prefix such as `chat_button`. */
  readonly address: (read: (key: string) => string) => string;
  readonly isDownload?: boolean;
}

const page = (icon: string): Platform => ({ icon, address: (read) => read('url') });
const withNumber =
  (before: string) =>
  (read: (key: string) => string): string => {
    const number = read('number').replaceAll(/[^\d+]/g, '');
    return number && before + number;
  };
const withName =
  (before: string, after = '') =>
  (read: (key: string) => string): string =>
    read('username') && before + encodeURIComponent(read('username')) + after;

/** By their names in documents, without spaces and in small letters. */
const PLATFORMS = new Map<string, Platform>(
  Object.entries({
    email: {
      icon: 'far fa-envelope',
      address: (read) => {
        if (!read('mail')) return '';
        const words = ['subject', 'body'].flatMap((part) => {
          const text = read(`mail_${part}`);
          return text ? [`${part}=${encodeURIComponent(text)}`] : [];
        });
        return `mailto:${read('mail')}${words.length > 0 ? `?${words.join('&')}` : ''}`;
      },
    },
    sms: { icon: 'far fa-comment-dots', address: withNumber('sms:') },
    telephone: { icon: 'fas fa-phone', address: withNumber('tel:') },
    whatsapp: {
      icon: 'fab fa-whatsapp',
      address: (read) => withNumber('https://wa.me/')(read).replace('/+', '/'),
    },
    messenger: { icon: 'fab fa-facebook-messenger', address: withName('https://m.me/') },
    skype: { icon: 'fab fa-skype', address: withName('skype:', '?chat') },
    viber: {
      icon: 'fab fa-viber',
      address: (read) => {
        const number = withNumber('')(read).replace('+', '');
        const action = read('viber_action') === 'add' ? 'add' : 'contact';
        return number && `viber://${action}?number=%2B${number}`;
      },
    },
    waze: { icon: 'fab fa-waze', address: (read) => read('location') },
    filedownload: { icon: 'fas fa-download', address: (read) => read('file'), isDownload: true },
    savecontact: { icon: 'fas fa-address-card', address: (read) => read('file'), isDownload: true },
    facebook: page('fab fa-facebook'),
    instagram: page('fab fa-instagram'),
    linkedin: page('fab fa-linkedin'),
    pinterest: page('fab fa-pinterest'),
    tiktok: page('fab fa-tiktok'),
    twitter: page('fab fa-x-twitter'),
    youtube: page('fab fa-youtube'),
    threads: page('fab fa-threads'),
    telegram: page('fab fa-telegram'),
    vimeo: page('fab fa-vimeo'),
    spotify: page('fab fa-spotify'),
    soundcloud: page('fab fa-soundcloud'),
    github: page('fab fa-github'),
    applemusic: page('fas fa-music'),
    behance: page('fab fa-behance'),
    dribbble: page('fab fa-dribbble'),
  }),
);
/** Any other address. */
const LINK = page('fas fa-link');

const nameOf = (platform: string): string => platform.toLowerCase().replaceAll(/\(.*\)|[^a-z]/g, '');

/** Of a platform and what stands beside it under a prefix: `chat_button_number`, `contact_icon_mail`. */
export function contactLink(settings: Settings, prefix: string, platform: string): ContactLink {
  const { icon, address, isDownload = false } = PLATFORMS.get(nameOf(platform)) ?? LINK;
  const read = (key: string): string => {
    const name = `${prefix}_${key}`;
    return urlOf(settings, name) || textOf(settings, name).trim() || String(numberOf(settings, name) ?? '');
  };
  return {
    href: safeHref(address(read)),
    icon,
    name: platform,
    isDownload,
  };
}
