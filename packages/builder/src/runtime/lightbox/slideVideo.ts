import type { Disposer } from '@vitrine/browser';
import { loadVideoApi } from '../video/loadVideoApi.ts';
import { providerOf, vimeoId, youtubeId } from '../video/videoAddress.ts';
import { make } from './make.ts';

/** The film of the slide that is shown; taken away with it. The original throws for an address of no known platform; here nothing plays. */
export function playSlideVideo(slide: HTMLElement, url: string): Disposer {
  const provider = providerOf(url);
  if (provider === 'hosted') return () => undefined;
  const box = make('div', 'elementor-video-container elementor-invisible elementor-lightbox-prevent-close');
  const inner = make('div', 'elementor-video-landscape');
  const target = make('div', 'elementor-video');
  inner.append(target);
  box.append(inner);
  slide.append(box);
  const play = slide.querySelector('.elementor-custom-embed-play');
  const ready = (): void => {
    play?.classList.add('elementor-invisible');
    box.classList.remove('elementor-invisible');
  };
  const start = provider === 'youtube' ? playYoutube : playVimeo;
  void start(target, url, ready).catch(reportError);
  return () => {
    box.remove();
    play?.classList.remove('elementor-invisible');
  };
}

async function playYoutube(target: HTMLElement, url: string, ready: () => void): Promise<void> {
  const { Player } = await loadVideoApi('youtube');
  if (!target.isConnected) return;
  const player = new Player(target, {
    videoId: youtubeId(url),
    playerVars: { controls: 0, rel: 0 },
    events: {
      onReady: () => {
        ready();
        player.playVideo();
      },
    },
  });
}

async function playVimeo(target: HTMLElement, url: string, ready: () => void): Promise<void> {
  const { Player } = await loadVideoApi('vimeo');
  if (!target.isConnected) return;
  const player = new Player(target, { id: vimeoId(url) ?? url, autoplay: true, transparent: false });
  await player.ready();
  ready();
}
