import type { Texts } from '../page/PageConfig.ts';

export interface ShareLink {
  readonly kind: 'facebook' | 'twitter' | 'pinterest' | 'download';
  readonly label: string;
  readonly href: string;
}

export interface Shared {
  readonly pageUrl: string;
  /** The slide's own action, by which who follows the link sees the same slide. The original shares "null" where there is none. */
  readonly hash: string | null;
  readonly image: string;
  readonly isVideo: boolean;
  readonly text: string;
}

/** Where a slide can be shared: films have no file to download. */
export function shareLinks({ pageUrl, hash, image, isVideo, text }: Shared, texts: Texts): ShareLink[] {
  const url = encodeURIComponent(pageUrl.replace(/#.*$/, '') + (hash ?? ''));
  const links: ShareLink[] = [
    {
      kind: 'facebook',
      label: texts.shareOnFacebook,
      href: `https://www.facebook.com/sharer.php?u=${url}`,
    },
    {
      kind: 'twitter',
      label: texts.shareOnTwitter,
      href: `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)} ${url}`,
    },
    {
      kind: 'pinterest',
      label: texts.pinIt,
      href: `https://www.pinterest.com/pin/create/button/?url=${url}&media=${encodeURIComponent(image)}`,
    },
  ];
  if (!isVideo) links.push({ kind: 'download', label: texts.downloadImage, href: image });
  return links;
}
