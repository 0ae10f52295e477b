import { listen } from '@vitrine/browser';
import type { Handler, PageElement } from '../elements/Handler.ts';
import { onceInView } from '../scroll/onceInView.ts';
import { readPath } from '../settings/readSettings.ts';
import { loadVideoApi } from './loadVideoApi.ts';
import { youtubeVars } from './playerVars.ts';
import { autoplayAddress, providerOf, youtubeId } from './videoAddress.ts';

/** A film: behind a picture until that is pressed, or at once, or when it is seen. */
export const videoWidget: Handler = {
  start(of) {
    const settings = of.settings();
    const overlay = of.find('.elementor-custom-embed-image-overlay');
    if (settings['show_image_overlay'] && readPath(settings, 'image_overlay.url') && overlay) {
      pressByKeys(of.find('.elementor-custom-embed-play') ?? overlay);
      // The lightbox opens by a press of its own.
      if (settings['lightbox']) return;
      listen(overlay, 'click', () => {
        overlay.remove();
        void begin(of, true);
      });
      return;
    }
    if (settings['lightbox']) return;
    const video = of.find('.elementor-video');
    if (settings['video_type'] !== 'youtube' || !video) return;
    if (settings['lazy_load']) onceInView(video.parentElement ?? video, () => void begin(of, false));
    else void begin(of, false);
  },
};

/** Pictures of buttons are no buttons: Enter and Space do nothing by themselves. */
function pressByKeys(button: HTMLElement): void {
  listen(button, 'keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    button.click();
  });
}

async function begin(of: PageElement, wasPressed: boolean): Promise<void> {
  const settings = of.settings();
  const video = of.find<HTMLVideoElement>('.elementor-video');
  if (settings['video_type'] === 'youtube' && video && !(video instanceof HTMLVideoElement)) {
    await playYoutube(of, video, wasPressed);
  } else if (video instanceof HTMLVideoElement) {
    // A browser may refuse: then its controls are there to begin with.
    await video.play().catch(() => undefined);
  } else {
    const frame = of.find<HTMLIFrameElement>('.elementor-video-iframe, iframe');
    if (frame) showFrame(frame, wasPressed);
  }
}

function showFrame(frame: HTMLIFrameElement, plays: boolean): void {
  const url = frame.dataset['lazyLoad'] ?? frame.src;
  delete frame.dataset['lazyLoad'];
  if (!URL.canParse(url, location.href) || !/^https?:$/.test(new URL(url, location.href).protocol)) return;
  if (plays && !frame.allow.includes('autoplay')) frame.allow = 'autoplay';
  frame.src = plays ? autoplayAddress(providerOf(url), url) : url;
}

async function playYoutube(of: PageElement, target: HTMLElement, wasPressed: boolean): Promise<void> {
  const settings = of.settings();
  const { Player } = await loadVideoApi('youtube');
  const player = new Player(target, {
    videoId: youtubeId(String(settings['youtube_url'] ?? '')),
    ...(settings['yt_privacy'] ? { host: 'https://www.youtube-nocookie.com' } : {}),
    playerVars: youtubeVars(settings),
    events: {
      onReady: () => {
        if (settings['mute']) player.mute();
        if (settings['autoplay'] || wasPressed) player.playVideo();
      },
      onStateChange: ({ data }) => {
        if (data === YOUTUBE_ENDED && settings['loop']) player.seekTo(Number(settings['start']) || 0);
      },
    },
  });
}

const YOUTUBE_ENDED = 0;
