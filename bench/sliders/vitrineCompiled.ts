import type { Player } from '@vitrine/engine';
import { playScore, type Score } from '@vitrine/player';
import type { SliderAdapter } from '../browser/SliderAdapter.ts';

/** What a server hands to the page. */
interface Compiled {
  readonly html: string;
  readonly css: string;
  readonly score: Score;
}

/** Ours as a server has compiled it: its first frame stands in the page, and its score is played. */
export const adapter: SliderAdapter<() => Player | undefined, Compiled> = {
  markup: () => '<div></div>',
  start(root, _, { html, css, score }) {
    let player: Player | undefined;
    root.innerHTML = `<style>${css}</style>${html}`;
    const host = root.querySelector('sr7-module') as HTMLElement;
    void playScore(host, score, { onPlayer: (made) => void (player = made) });
    return () => player;
  },
  go: (player, index) => player()?.request(index),
};
