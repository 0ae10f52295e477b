import { type FontLinkOptions, fontLinks as linksOf, type Module } from '@vitrine/model';

/** Style sheets of a module's fonts. */
export function fontLinks({ settings }: Module, options?: FontLinkOptions): string[] {
  return linksOf(settings.fonts, options);
}
