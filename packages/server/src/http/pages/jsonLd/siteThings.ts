import type { Call } from '../../call/Call.ts';
import { ICONS } from '../addIcons.ts';
import type { Thing } from './graphOf.ts';

/** Who runs the site. */
export const organizationThing = ({ settings, links, origin }: Call): Thing => ({
  '@type': 'Organization',
  '@id': `${links.home}#organization`,
  name: settings.site.title,
  url: links.home,
  logo: `${origin}${ICONS.touchIcon}`,
});

/** The site, and how it is searched: what stands in braces is the text that somebody looks for. */
export const websiteThing = ({ settings, links }: Call): Thing => ({
  '@type': 'WebSite',
  '@id': `${links.home}#website`,
  name: settings.site.title,
  url: links.home,
  ...(settings.site.tagline && { description: settings.site.tagline }),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${links.home}?s={search_term_string}&post_type=product` },
    'query-input': 'required name=search_term_string',
  },
});
