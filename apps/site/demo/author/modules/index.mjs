import { carousel } from './carousel.mjs';
import { carousel3d } from './carousel3d.mjs';
import { carouselVertical } from './carouselVertical.mjs';
import { editorial } from './editorial/editorial.mjs';
import { modalOffer } from './modalOffer.mjs';
import { parallax } from './parallax.mjs';
import { postFeed } from './postFeed.mjs';
import { postFeedItems } from './postFeedItems.mjs';
import { productHero } from './productHero.mjs';
import { rtlStory } from './rtlStory.mjs';
import { scrollTimeline } from './scrollTimeline.mjs';
import { splitHero } from './splitHero.mjs';
import { thumbsGallery } from './thumbsGallery.mjs';
import { twoHundred } from './twoHundred.mjs';
import { videoHero } from './videoHero/videoHero.mjs';

/** One line a file; `about` is what the site says of it. */
export const MODULES = {
  'product-hero': {
    make: productHero,
    about: 'A product a slide: big type, price and button around a floating object.',
  },
  'split-hero': { make: splitHero, about: 'Rows and columns by twelfths that stack on small screens.' },
  editorial: {
    make: editorial,
    about: 'Long text with drop caps and lists, split into characters, words and lines.',
  },
  carousel: { make: carousel, about: 'Seven cards, three in view, smaller and paler to the sides.' },
  'carousel-3d': { make: carousel3d, about: 'Six scents on a ring that turns in space.' },
  'carousel-vertical': { make: carouselVertical, about: 'A timetable that runs from top to bottom.' },
  'video-hero': { make: videoHero, about: 'Film behind the text, sound in front of it, posters for both.' },
  parallax: { make: parallax, about: 'Mountains that part as the mouse moves and the page scrolls.' },
  'scroll-timeline': { make: scrollTimeline, about: 'A watch that comes together as you scroll.' },
  'thumbs-gallery': {
    make: thumbsGallery,
    about: 'Eight landscapes that slowly pan and zoom, with thumbnails.',
  },
  'modal-offer': { make: modalOffer, about: 'An offer that opens over the page.' },
  'post-feed': { make: postFeed, about: 'Posts of a journal, poured into one template slide.' },
  'post-feed.items': { make: postFeedItems },
  'rtl-story': { make: rtlStory, about: 'A story in Arabic, read from right to left.' },
  'two-hundred': { make: twoHundred, about: 'Two hundred slides that cost what three do.', compact: true },
};
