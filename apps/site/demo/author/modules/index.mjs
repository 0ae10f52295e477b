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

/** One line a file. */
export const MODULES = {
  'product-hero': { make: productHero },
  'split-hero': { make: splitHero },
  editorial: { make: editorial },
  carousel: { make: carousel },
  'carousel-3d': { make: carousel3d },
  'carousel-vertical': { make: carouselVertical },
  'video-hero': { make: videoHero },
  parallax: { make: parallax },
  'scroll-timeline': { make: scrollTimeline },
  'thumbs-gallery': { make: thumbsGallery },
  'modal-offer': { make: modalOffer },
  'post-feed': { make: postFeed },
  'post-feed.items': { make: postFeedItems },
  'rtl-story': { make: rtlStory },
  'two-hundred': { make: twoHundred, compact: true },
};
