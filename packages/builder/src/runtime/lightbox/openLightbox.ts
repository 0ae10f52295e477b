import { lockScroll } from '@vitrine/browser';
import { addStyles } from '../assets/addStyles.ts';
import { currentDeviceValue } from '../breakpoints/deviceValue.ts';
import type { PageContext } from '../page/PageContext.ts';
import { readPath, type Settings, textOf } from '../settings/readSettings.ts';
import { arrangeSlideshow, type SlideshowItem } from './arrangeSlideshow.ts';
import { icon } from './icons.ts';
import lightboxCss from './lightbox.css?inline';
import type { LightboxFrame } from './LightboxFrame.ts';
import { make } from './make.ts';
import { drawSlideshow } from './slideshow.ts';
import { videoModal, videoShape } from './videoModal.ts';

/** What is to be shown. */
export type LightboxView =
  | {
      readonly type: 'slideshow';
      readonly group: string;
      readonly items: readonly SlideshowItem[];
      readonly url: string;
    }
  | {
      readonly type: 'image';
      readonly url: string;
      readonly item: SlideshowItem | null;
      readonly settings: Settings;
    }
  | { readonly type: 'video' | 'message'; readonly url: string; readonly settings: Settings };

const USUAL_RATIO = '169';
let close: (() => void) | null = null;
let isStyled = false;

/**
 * Over the whole page, one at a time. It is drawn on the library that carousels have already (Swiper), as the original's is: its classes,
 * and so the site's own colours for it, hold; another library (the shop's PhotoSwipe) would bring its own markup and know no films.
 */
export function openLightbox(view: LightboxView, page: PageContext): void {
  close?.();
  if (!isStyled) addStyles(lightboxCss);
  isStyled = true;
  const dialog = make(
    'dialog',
    'dialog-widget dialog-lightbox-widget dialog-type-buttons dialog-type-lightbox elementor-lightbox',
    {
      id: `elementor-lightbox-${idOf(view)}`,
      'aria-label': labelOf(view) || page.config.i18n.lightbox,
    },
  );
  const content = make('div', 'dialog-widget-content dialog-lightbox-widget-content');
  const message = make('div', 'dialog-message dialog-lightbox-message');
  const button = make(
    'div',
    'dialog-close-button dialog-lightbox-close-button elementor-lightbox-prevent-close',
    {
      role: 'button',
      tabindex: '0',
      'aria-label': `${page.config.i18n.close} (Esc)`,
    },
  );
  button.append(icon('close'));
  content.append(button, message);
  dialog.append(content);
  document.body.append(dialog);
  // Before anything is drawn in it: slides without a size take no key.
  dialog.showModal();

  const unlock = lockScroll(document);
  const shown = draw(view, page, { dialog, content, message, button });
  close = () => {
    close = null;
    shown?.();
    unlock();
    if (document.fullscreenElement) void document.exitFullscreen();
    dialog.close();
    dialog.remove();
  };
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    close?.();
  });
  dialog.addEventListener('click', ({ target }) => {
    const isKept = target instanceof Element && target.closest('.elementor-lightbox-prevent-close');
    if (!isKept || button.contains(target)) close?.();
  });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    close?.();
  });
  button.focus();
  enter(message, view, page);
}

const idOf = (view: LightboxView): string => {
  if (view.type === 'slideshow') return `slideshow-${view.group}`;
  return view.type === 'image' ? 'slideshow-single-img' : textOf(view.settings['id']) || view.type;
};

const labelOf = (view: LightboxView): string =>
  view.type === 'slideshow'
    ? (view.items[0]?.title ?? '')
    : view.type === 'image'
      ? (view.item?.title ?? '')
      : '';

/** As the device in hand has it. The page's style sheet says how. */
function enter(message: HTMLElement, view: LightboxView, { breakpoints, device }: PageContext): void {
  const modal = view.type === 'slideshow' ? undefined : readPath(view.settings, 'modalOptions');
  const given = typeof modal === 'object' && modal !== null ? (modal as Settings) : {};
  const name = currentDeviceValue(given, 'entranceAnimation', { breakpoints, device: device() });
  message.classList.add('animated', /^\w+$/.test(String(name ?? '')) ? String(name) : 'zoomIn');
}

/** Hands back how to stop what was started. */
function draw(view: LightboxView, page: PageContext, frame: LightboxFrame): (() => void) | null {
  if (view.type === 'slideshow') return drawSlideshow(arrangeSlideshow(view.items, view.url), page, frame);
  if (view.type === 'image') {
    const { settings, url, item } = view;
    const only = item ?? {
      image: url,
      video: null,
      index: null,
      title: textOf(settings['title']) || null,
      description: textOf(settings['description']) || null,
      hash: textOf(settings['hash']) || null,
    };
    return drawSlideshow({ slides: [{ ...only, image: url, at: 0 }], start: 0 }, page, frame);
  }
  if (view.type === 'video') drawVideo(view.settings, frame.message, page);
  // The original takes this for HTML; whoever can write a link would then write scripts.
  else frame.message.textContent = textOf(view.settings['html']);
  return null;
}

function drawVideo(settings: Settings, message: HTMLElement, { config }: PageContext): void {
  const video = videoModal(settings);
  if (!video) return;
  const { className, ratio } = videoShape(
    textOf(readPath(settings, 'modalOptions.videoAspectRatio')) || USUAL_RATIO,
  );
  const box = make('div', `elementor-video-container elementor-lightbox-prevent-close ${className}`);
  box.style.setProperty('--video-aspect-ratio', ratio);
  if (video.kind === 'hosted') {
    const film = make('video', 'elementor-video', { src: video.src, autoplay: '', ...video.attributes });
    box.append(film);
  } else {
    box.append(
      make('iframe', 'elementor-video-iframe', {
        src: video.src,
        allowfullscreen: '',
        title: config.i18n.playVideo,
        ...(video.plays && { allow: 'autoplay' }),
      }),
    );
  }
  message.append(box);
}
