import { browserClock, listen } from '@vitrine/browser';
import type { Handler, PageElement } from '../elements/Handler.ts';
import type { Settings } from '../settings/readSettings.ts';
import { loadVideoApi } from '../video/loadVideoApi.ts';
import { providerOf, vimeoId, youtubeId } from '../video/videoAddress.ts';
import { coverSize, fromTo } from './coverSize.ts';

const USUAL_RATIO = 16 / 9;
const YOUTUBE_PLAYING = 1;
const YOUTUBE_ENDED = 0;
/** So long before its end a film that starts later is led back. */
const BEFORE_END_S = 0.5;

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
    const provider = providerOf(url);
    const play = { youtube: playYoutube, vimeo: playVimeo, hosted: playHosted }[provider];
    void play(of, container, url, settings).catch(reportError);
  },
};

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

const embedIn = (container: HTMLElement): HTMLElement | null =>
  container.querySelector<HTMLElement>('.elementor-background-video-embed');
const secondsOf = (value: unknown): number => Number(value) || 0;

async function playHosted(
  _of: PageElement,
  container: HTMLElement,
  url: string,
  settings: Settings,
): Promise<void> {
  const video = container.querySelector<HTMLVideoElement>('.elementor-background-video-hosted');
  if (!video) return;
  cover(container, () => video);
  video.src = fromTo(url, settings['background_video_start'], settings['background_video_end']);
  if (settings['background_play_once']) listen(video, 'ended', () => (video.hidden = true));
}

async function playYoutube(
  _of: PageElement,
  container: HTMLElement,
  url: string,
  settings: Settings,
): Promise<void> {
  const target = embedIn(container);
  if (!target) return;
  const start = secondsOf(settings['background_video_start']);
  const end = secondsOf(settings['background_video_end']);
  const once = Boolean(settings['background_play_once']);
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
    ...(settings['background_privacy_mode'] ? { host: 'https://www.youtube-nocookie.com' } : {}),
    playerVars: { controls: 0, rel: 0, playsinline: 1, ...(start && { start }), ...(end && { end }) },
    events: {
      onReady: () => {
        player.mute();
        cover(container, () => embedIn(container) ?? container.querySelector('iframe'));
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

async function playVimeo(
  _of: PageElement,
  container: HTMLElement,
  url: string,
  settings: Settings,
): Promise<void> {
  const target = embedIn(container);
  if (!target) return;
  const start = secondsOf(settings['background_video_start']);
  const end = secondsOf(settings['background_video_end']);
  const once = Boolean(settings['background_play_once']);
  const { Player } = await loadVideoApi('vimeo');
  const player = new Player(target, {
    id: vimeoId(url) ?? url,
    autoplay: true,
    background: true,
    muted: true,
    loop: !once,
    transparent: false,
    ...(settings['background_privacy_mode'] ? { dnt: true } : {}),
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
