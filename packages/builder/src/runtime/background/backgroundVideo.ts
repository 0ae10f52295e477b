import { browserClock, listen } from '@vitrine/browser';
import type { Handler } from '../elements/Handler.ts';
import type { Settings } from '../settings/readSettings.ts';
import { loadVideoApi } from '../video/loadVideoApi.ts';
import { providerOf, vimeoId, youtubeId } from '../video/videoAddress.ts';
import { coverSize, fromTo } from './coverSize.ts';

const USUAL_RATIO = 16 / 9;
const YOUTUBE_PLAYING = 1;
const YOUTUBE_ENDED = 0;
/** So long before its end a film that starts later is led back. */
const BEFORE_END_S = 0.5;

/** A film that is to be played, and where. */
interface Film {
  readonly container: HTMLElement;
  /** What the platform's player takes the place of; null for a file. */
  readonly target: HTMLElement | null;
  readonly url: string;
  /** Seconds; 0 where nothing is said. */
  readonly start: number;
  readonly end: number;
  readonly once: boolean;
  readonly isPrivate: boolean;
}

/** A film behind an element, without sound. */
export const backgroundVideo: Handler = {
  start(of) {
    const settings = of.settings();
    const container = of.find('.elementor-background-video-container');
    const url = String(settings['background_video_link'] ?? '');
    if (!container || !url) return;
    if (of.page.device() === 'mobile' && settings['background_play_on_mobile'] !== 'yes') return;
    // Who wants little motion sees what stands behind it.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    void PLAYERS[providerOf(url)](readFilm(settings, container, url)).catch(reportError);
  },
};

const readFilm = (settings: Settings, container: HTMLElement, url: string): Film => ({
  container,
  target: container.querySelector<HTMLElement>('.elementor-background-video-embed'),
  url,
  start: Number(settings['background_video_start']) || 0,
  end: Number(settings['background_video_end']) || 0,
  once: Boolean(settings['background_play_once']),
  isPrivate: Boolean(settings['background_privacy_mode']),
});

/** Covers its container, now and whenever that changes. */
function cover(container: HTMLElement, find: () => HTMLElement | null, ratio = USUAL_RATIO): void {
  const size = (): void => {
    const target = find();
    if (!target) return;
    const { width, height } = coverSize(
      { width: container.offsetWidth, height: container.offsetHeight },
      ratio,
    );
    target.style.width = `${width}px`;
    target.style.height = `${height}px`;
  };
  size();
  listen(window, 'resize', size);
  listen(window, 'elementor/bg-video/recalc', size);
}

async function playHosted({ container, url, start, end, once }: Film): Promise<void> {
  const video = container.querySelector<HTMLVideoElement>('.elementor-background-video-hosted');
  if (!video) return;
  cover(container, () => video);
  video.src = fromTo(url, start, end);
  if (once) listen(video, 'ended', () => (video.hidden = true));
}

async function playYoutube({ container, target, url, start, end, once, isPrivate }: Film): Promise<void> {
  if (!target) return;
  container.classList.add('elementor-loading', 'elementor-invisible');
  const { Player } = await loadVideoApi('youtube');
  const loopMs = (end - start + 1) * 1000;
  const again = (): void => {
    if (once) {
      player.stopVideo();
      return;
    }
    player.seekTo(start);
    browserClock.after(loopMs, again);
  };
  const player = new Player(target, {
    videoId: youtubeId(url),
    ...(isPrivate && { host: 'https://www.youtube-nocookie.com' }),
    playerVars: { controls: 0, rel: 0, playsinline: 1, ...(start && { start }), ...(end && { end }) },
    events: {
      onReady: () => {
        player.mute();
        // The player stands in its place, as a frame.
        cover(container, () =>
          container.querySelector<HTMLElement>('.elementor-background-video-embed, iframe'),
        );
        player.playVideo();
        if (end > start) browserClock.after(loopMs, again);
      },
      onStateChange: ({ data }) => {
        if (data === YOUTUBE_PLAYING) container.classList.remove('elementor-invisible', 'elementor-loading');
        if (data !== YOUTUBE_ENDED) return;
        if (once) player.destroy();
        else player.seekTo(start);
      },
    },
  });
}

async function playVimeo({ container, target, url, start, end, once, isPrivate }: Film): Promise<void> {
  if (!target) return;
  const { Player } = await loadVideoApi('vimeo');
  const player = new Player(target, {
    id: vimeoId(url) ?? url,
    autoplay: true,
    background: true,
    muted: true,
    loop: !once,
    transparent: false,
    ...(isPrivate && { dnt: true }),
  });
  await player.ready();
  cover(container, () => container.querySelector('iframe'));
  if (!start && !end) return;
  player.on('play', ({ seconds }) => {
    if (seconds === 0) void player.setCurrentTime(start);
  });
  player.on('timeupdate', ({ seconds, duration }) => {
    const isOver = end ? seconds >= end : seconds > duration - BEFORE_END_S;
    if (!isOver) return;
    if (once) void player.pause();
    else void player.setCurrentTime(start);
  });
}

const PLAYERS = { youtube: playYoutube, vimeo: playVimeo, hosted: playHosted };
