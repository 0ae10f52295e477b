import type { Disposer } from '@vitrine/browser';
import { spansSlide } from '../layers/isEntered.ts';
import type { FeatureHost } from '../ports/RunningFeature.ts';
import type { Member } from './Member.ts';

interface ArrivalsOptions extends Pick<FeatureHost, 'players' | 'events'> {
  /** The media of a layer whose slide is at play. */
  readonly find: (slide: string, layer: string) => Member | null;
  readonly onCome: (member: Member) => void;
  readonly onGo: (member: Member) => void;
}

/** When the turn of a media comes: with its slide, with the first frame of its layer, or on the slides that its layer spans. */
export interface Arrivals {
  enter(member: Member): void;
  leave(member: Member): void;
  /** Layers of global slides that nothing moves come and go without a word. */
  follow(member: Member, slideNumber: number): void;
  dispose: Disposer;
}

export function createArrivals({ players, events, find, onCome, onGo }: ArrivalsOptions): Arrivals {
  const awaited = new Set<Member>();
  const spanning = new Set<Member>();
  const actorOf = ({ slide, layer, isBackground }: Member) =>
    isBackground ? null : players.slide(slide.key).layer(layer.id);

  const dispose = events.on('layer.stage', ({ slide, layer, event, frame }) => {
    const member = find(slide, layer);
    if (!member || member.isBackground) return;
    const begins = event === 'enteredstage' || (event === 'framestarted' && frame > 0);
    if (event === 'enterstage') awaited.add(member);
    else if (begins && awaited.delete(member)) onCome(member);
    else if (event === 'leavestage') onGo(member);
  });

  return {
    enter(member) {
      const actor = actorOf(member);
      if (actor ? actor.isEntered || actor.frame > 0 : !member.slide.isGlobal) onCome(member);
      else awaited.add(member);
    },
    leave: (member) => void awaited.delete(member),
    follow(member, slideNumber) {
      const spans = spansSlide(member.layer, slideNumber);
      if (!member.slide.isGlobal || actorOf(member) || spans === spanning.has(member)) return;
      if (spans) spanning.add(member);
      else spanning.delete(member);
      if (spans) onCome(member);
      else onGo(member);
    },
    dispose,
  };
}
