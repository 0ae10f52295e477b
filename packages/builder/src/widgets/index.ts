import { atomicWidgets } from './atomic.tsx';
import { iconBox, imageBox } from './boxes.tsx';
import { button } from './button.tsx';
import { divider } from './divider.tsx';
import { contactButtons, floatingBars } from './floating.tsx';
import { heading } from './heading.tsx';
import { icon } from './icon.tsx';
import { iconList } from './iconList.tsx';
import { image } from './image.tsx';
import { imageCarousel } from './imageCarousel.tsx';
import { imageGallery } from './imageGallery.tsx';
import { linkInBio } from './linkInBio.tsx';
import { nestedAccordion, nestedTabs } from './nested.tsx';
import { counter, progress, rating, starRating } from './numbers.tsx';
import { alert, audio, googleMaps, html, menuAnchor, readMore, shortcode, textPath } from './small.tsx';
import { socialIcons } from './socialIcons.tsx';
import { spacer } from './spacer.tsx';
import { accordion, tabs, toggle } from './tabbed.tsx';
import { testimonial } from './testimonial.tsx';
import { textEditor } from './textEditor.tsx';
import { video } from './video.tsx';
import type { Widget } from './Widget.ts';

/** An area beside a page, which only a site has: who edits the document elsewhere is told. */
const sidebar: Widget = {
  type: 'sidebar',
  draw({ tools }) {
    tools.note('there are no sidebars here');
    return null;
  },
};

/** Every widget that a document may hold. Those that need the shop are the site's. */
export const ownWidgets: readonly Widget[] = [
  heading,
  textEditor,
  image,
  video,
  button,
  divider,
  spacer,
  imageBox,
  icon,
  iconBox,
  iconList,
  imageCarousel,
  imageGallery,
  googleMaps,
  starRating,
  rating,
  counter,
  progress,
  testimonial,
  tabs,
  accordion,
  toggle,
  nestedTabs,
  nestedAccordion,
  socialIcons,
  alert,
  audio,
  shortcode,
  html,
  menuAnchor,
  sidebar,
  readMore,
  textPath,
  ...contactButtons,
  floatingBars,
  ...linkInBio,
  ...atomicWidgets,
];
