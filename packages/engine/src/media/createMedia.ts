import { createDisposers } from '@vitrine/browser';
import type { Slide } from '@vitrine/model';
import { actionsOf } from '../actions/actionsOf.ts';
import type { MediaCommand } from '../actions/ActionHost.ts';
import type { CreateFeature } from '../features/Feature.ts';
import { spansSlide } from '../layers/isEntered.ts';
import { autoplays } from './autoplays.ts';
import { createMediaItem, type MediaItem } from './createMediaItem.ts';
import { mediaOf, type SlideMedia } from './mediaOf.ts';
import { MEDIA_STATES } from './MediaState.ts';

/** A media of a slide at play. */
interface Member extends SlideMedia {
  readonly slide: Slide;
  readonly item: MediaItem;
  /** Started by the visitor or by an action, not by itself. */
  isWish: boolean;
  /** What it was in when its state was told last. */
  told: string;
}

const MOBILE = 4;

/** The films and sounds of a module: what starts by itself, what gives way to what, and what the slideshow has to do with it. */
export const createMedia: CreateFeature = (host) => {
  const { stage, environment, show, turns, cast, events, place, level } = host;
  const { clock } = environment;
  const disposers = createDisposers();
  const members = new Map<string, Member>();
  /** How often each has had its turn, also when its elements went meanwhile. */
  const times = new Map<string, number>();
  const active = new Set<string>();
  /** What goes on when the module is seen again, or the visitor lets it. */
  const suspended = new Set<Member>();
  /** Films behind slides that gave way to another. */
  const givenWay = new Set<Member>();
  const awaitsChange = new Set<Member>();
  let isVisible = true;
  let isCalm = false;

  const keyOf = (slide: string, layerId: string): string => `${slide}/${layerId}`;
  const all = (): Member[] => [...members.values()];
  const of = (slide: Slide): Member[] => all().filter((each) => each.slide === slide);

  function add(slide: Slide, media: SlideMedia): Member | null {
    const { layer, isBackground } = media;
    try {
      const item = createMediaItem({
        ...media,
        clock,
        find: () =>
          isBackground ? stage.background(slide.key) : (stage.layer(slide.key, layer)?.content ?? null),
        onChange: () => changed(member),
        onEnded() {
          if (media.fields.nextSlide && active.has(slide.key)) turns.request('+1');
        },
        onPress() {
          if (!commandsItself(member)) wish(member, item.isRunning ? 'pause' : 'play');
        },
      });
      const member: Member = { ...media, slide, item, isWish: false, told: '' };
      members.set(keyOf(slide.key, layer.id), member);
      return member;
    } catch (error) {
      console.error(error);
      return null;
    }
  }

  function changed(member: Member): void {
    const { item, slide, layer, fields } = member;
    const { state, isMuted, isRunning } = item;
    const now = `${state} ${isMuted}`;
    if (now === member.told) return;
    member.told = now;
    // A platform may start late, when its slide has left.
    if (isRunning && !active.has(slide.key)) return item.pause();
    if (isRunning) makeRoom(member);
    else if (!fields.loop || state !== 'ended') bringBack();
    const holds = all().some((each) => each.fields.pauseTimer && each.item.isRunning);
    if (holds) show.timer.hold('media');
    else show.timer.release('media');
    events.emit('media.state', {
      ...place(),
      slide: slide.key,
      layer: layer.id,
      state: MEDIA_STATES[state],
      isMuted,
    });
  }

  /** spec/2 §4: one film at a time; and nothing else at all, if it says so. */
  function makeRoom(member: Member): void {
    for (const each of all()) {
      const isFilm = member.kind !== 'audio' && each.kind !== 'audio';
      if (each === member || !each.item.isRunning || !(isFilm || member.fields.stopAllMedia)) continue;
      if (each.isBackground && isFilm) givenWay.add(each);
      each.item.pause();
    }
  }

  /** What is behind a slide goes on when nothing is in front of it any more. */
  function bringBack(): void {
    if (all().some(({ kind, item }) => kind !== 'audio' && item.isRunning)) return;
    for (const each of givenWay) start(each);
    givenWay.clear();
  }

  function start(member: Member): void {
    if (!active.has(member.slide.key)) return;
    if (!isVisible || (isCalm && !member.isWish)) suspended.add(member);
    else member.item.play();
  }

  function halt(member: Member): void {
    for (const set of [suspended, givenWay, awaitsChange]) set.delete(member);
    member.item.pause();
  }

  /** What the visitor or an action asks for. */
  function wish(member: Member, command: MediaCommand): void {
    const { item } = member;
    if (command === 'toggle') return wish(member, item.isRunning ? 'pause' : 'play');
    if (command === 'toggleMute') return item.setMuted(!item.isMuted);
    if (command === 'mute' || command === 'unmute') return item.setMuted(command === 'mute');
    if (command === 'play') {
      member.isWish = true;
      return start(member);
    }
    halt(member);
    if (command === 'stop') item.rewind();
    return undefined;
  }

  /** The turn of a media has come: its slide is there, and its layer begins to come in. */
  function begin(member: Member): void {
    const { slide, layer, fields, item } = member;
    const key = keyOf(slide.key, layer.id);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    item.come();
    member.isWish = false;
    const isPosterOnly = fields.poster?.insteadVideo && level() === MOBILE;
    if (!autoplays(fields.autoPlay, time) || isPosterOnly) return;
    if (fields.afterTransition && turns.changer.isChanging) awaitsChange.add(member);
    else start(member);
  }

  /** Layers that come by themselves say when. */
  const comesLater = ({ slide, layer, isBackground }: Member): boolean => {
    const actor = isBackground ? null : cast.slide(slide.key).layer(layer.id);
    return actor !== null && !actor.isOnStage;
  };

  /** Layers of global slides that nothing moves come and go without a word. */
  function followSpans(number: number): void {
    for (const each of all()) {
      if (!each.slide.isGlobal || cast.slide(each.slide.key).layer(each.layer.id)) continue;
      const spans = spansSlide(each.layer, number);
      if (spans === isIn.has(each)) continue;
      if (spans) begin(each);
      else halt(each);
      if (spans) isIn.add(each);
      else isIn.delete(each);
    }
  }
  const isIn = new Set<Member>();

  /** Goes on with what was suspended, or suspends what may not play. */
  function review(): void {
    for (const each of all()) {
      if (!each.item.isRunning || (isVisible && (!isCalm || each.isWish))) continue;
      suspended.add(each);
      each.item.pause();
    }
    for (const each of suspended) {
      if (!isVisible || (isCalm && !each.isWish)) continue;
      suspended.delete(each);
      start(each);
    }
  }

  disposers.add(
    show.watch(({ reasons }) => {
      const next = reasons.has('visitor') || reasons.has('reducedMotion');
      if (next === isCalm) return;
      isCalm = next;
      review();
    }),
  );
  disposers.add(
    events.on('layer.stage', ({ slide, layer, event }) => {
      const member = members.get(keyOf(slide, layer));
      if (!member || member.isBackground || !active.has(slide)) return;
      if (event === 'enterstage') begin(member);
      else if (event === 'leavestage') halt(member);
    }),
  );
  disposers.add(
    events.on('slide.afterChange', () => {
      for (const each of awaitsChange) start(each);
      awaitsChange.clear();
      for (const each of all()) if (!active.has(each.slide.key) && each.fields.rewind) each.item.rewind();
    }),
  );

  return {
    enter(slide) {
      for (const [key, { item }] of members) {
        if (item.isThere) continue;
        item.dispose();
        members.delete(key);
      }
      active.add(slide.key);
      for (const media of mediaOf(slide)) {
        const member = members.get(keyOf(slide.key, media.layer.id)) ?? add(slide, media);
        if (member && !slide.isGlobal && !comesLater(member)) begin(member);
      }
      followSpans(turns.numberOf(turns.current));
    },
    leave(slide) {
      active.delete(slide.key);
      for (const each of of(slide)) halt(each);
    },
    setVisible(next) {
      isVisible = next;
      review();
    },
    command(command, target) {
      const meant = target
        ? [members.get(keyOf(target.slide, target.layerId))]
        : all().filter(({ slide }) => active.has(slide.key));
      for (const each of meant) if (each) wish(each, command);
    },
    dispose() {
      disposers.dispose();
      for (const { item } of all()) item.dispose();
      show.timer.release('media');
    },
  };
};

/** A click on the layer commands it already, by an action of its own. */
const commandsItself = ({ slide, layer }: Member): boolean =>
  actionsOf(slide)
    .of('click', layer.id)
    .some(({ kind, targets }) => /^(play|pause|toggle|stop)Media$/.test(kind) && targets.includes(layer.id));
