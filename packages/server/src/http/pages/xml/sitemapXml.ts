import { element } from './escapeXml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

interface Place {
  /** Whole. */
  readonly url: string;
  readonly changedAt: number | null;
}

export interface SitemapUrl extends Place {
  readonly pictures: readonly string[];
}

export const sitemapIndexXml = (parts: readonly Place[]): string =>
  `${HEAD}<sitemapindex ${SITEMAPS}>\n${parts.map((part) => `<sitemap>${placeXml(part)}</sitemap>\n`).join('')}</sitemapindex>\n`;

export const sitemapXml = (urls: readonly SitemapUrl[]): string =>
  `${HEAD}<urlset ${SITEMAPS} ${IMAGES}>\n${urls.map(urlXml).join('')}</urlset>\n`;

const urlXml = (url: SitemapUrl): string =>
  `<url>${placeXml(url)}${url.pictures.map(pictureXml).join('')}</url>\n`;

const pictureXml = (picture: string): string => `<image:image>${element('image:loc', picture)}</image:image>`;

const placeXml = ({ url, changedAt }: Place): string =>
  element('loc', url) + element('lastmod', changedAt === null ? '' : new Date(changedAt).toISOString());
