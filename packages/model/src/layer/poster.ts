import { flag, text } from '../reading/scalars.ts';
import { shape } from '../reading/shape.ts';
import { mediaUrl } from '../values/url.ts';

/** What stands in for a film until it plays. */
export const poster = shape(
  {
    src: mediaUrl(),
    size: text('cover'),
    showOnPause: flag(false),
    insteadVideo: flag(false),
    noOnMobile: flag(false),
  },
  {
    ignores: ['lib', 'lib_id', 'lib_size', 'fromStream', 'streamType', 'pos', 'repeat'],
    instead: (value) => ({ src: value }),
  },
);
