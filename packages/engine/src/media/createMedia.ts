import { createDisposers } from '@vitrine/browser';
import type { Slide } from '@vitrine/model';
import { actionsOf } from '../actions/actionsOf.ts';
import type { MediaCommand } from '../ports/ActionHost.ts';
import type { CreateFeature } from '../ports/RunningFeature.ts';
import { autoplays } from './autoplays.ts';
import { createArrivals } from './createArrivals.ts';
import { createMediaItem } from './createMediaItem.ts';
import { createRoom } from './createRoom.ts';
import { createSuspension } from './createSuspension.ts';
import { mediaOf, type SlideMedia } from './mediaOf.ts';
import { MEDIA_STATES } from './MediaState.ts';
import type { Member } from './Member.ts';

const MOBILE_LEVEL = 4;

/** The films and sounds of a module: when each starts, what gives way to it, and what the slideshow has to do with it. */
export const createMedia: CreateFeature = (host) => {
  const { stage, environment, show, turns, players, events, place, level } = host;
  const { clock } = environment;
  const disposers = createDisposers();
  const members = new Map<string, Member>();
  /** How often each has had its turn; kept when its elements go. */
  const times = new Map<string, number>();
  const activeSlides = new Set<string>();
  const awaitsChange = new Set<Member>();
  const left = new Set<Member>();
  const keyOf = (slide: string, layerId: string): string => `${slide}/${layerId}`;
  const all = (): Member[] => [...members.values()];
  const isActive = ({ slide }: Member): boolean => activeSlides.has(slide.key);
  const suspension = createSuspension(all);
  const room = createRoom(all, start);
  const arrivals = createArrivals({
    players,
    events,
    find(slide, layer) {
      const member = members.get(keyOf(slide, layer));
      return member && isActive(member) ? member : null;
    },
    onCome: begin,
    onGo: halt,
  });
  disposers.add(arrivals.dispose);

  function add(slide: Slide, media: SlideMedia): Member | null {
    const { layer, isBackground, fields } = media;
    try {
      const item = createMediaItem({
        ...media,
        clock,
        find: () =>
          isBackground ? stage.background(slide.key) : (stage.layer(slide.key, layer)?.content ?? null),
        onChange: () => changed(member),
        onEnded: () => void (fields.nextSlide && isActive(member) && turns.request('+1')),
        onWish: () => void (member.isWish = true),
        onPress: () => void (commandsItself(member) || obey(member, 'toggle')),
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
    const { item, slide, layer } = member;
    const { state, isMuted, isRunning } = item;
    const now = `${state} ${isMuted}`;
    if (now === member.told) return;
    member.told = now;
    // A platform may start late, when its slide has left.
    if (isRunning && !isActive(member)) item.pause();
    else if (isRunning && suspension.admits(member)) room.take(member);
    else room.leave();
    if (all().some((each) => each.fields.pauseTimer && each.item.isRunning)) show.timer.hold('media');
    else show.timer.release('media');
    const about = { ...place(), slide: slide.key, layer: layer.id };
    events.emit('media.state', { ...about, state: MEDIA_STATES[state], isMuted });
  }

  function start(member: Member): void {
    if (isActive(member)) suspension.start(member);
  }

  function halt(member: Member): void {
    for (const each of [suspension, room]) each.forget(member);
    awaitsChange.delete(member);
    member.item.pause();
  }

  const COMMANDS: Readonly<Record<MediaCommand, (member: Member) => void>> = {
    play(member) {
      member.isWish = true;
      start(member);
    },
    pause: halt,
    stop(member) {
      halt(member);
      member.item.rewind();
    },
    toggle: (member) => obey(member, member.item.isRunning ? 'pause' : 'play'),
    mute: ({ item }) => item.setMuted(true),
    unmute: ({ item }) => item.setMuted(false),
    toggleMute: ({ item }) => item.setMuted(!item.isMuted),
  };
  function obey(member: Member, command: MediaCommand): void {
    COMMANDS[command](member);
  }

  /** The turn of a media: its slide is there, and its layer begins to come. */
  function begin(member: Member): void {
    const { slide, layer, fields, item } = member;
    const key = keyOf(slide.key, layer.id);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    item.come();
    member.isWish = false;
    const isPosterOnly = fields.poster?.insteadVideo && level() === MOBILE_LEVEL;
    if (!autoplays(fields.autoPlay, time) || isPosterOnly) return;
    if (fields.afterTransition && turns.changer.isChanging) awaitsChange.add(member);
    else start(member);
  }

  function dropGone(): void {
    for (const [key, { item }] of members) {
      if (item.isThere) continue;
      item.dispose();
      members.delete(key);
    }
  }

  disposers.add(
    show.watch(({ reasons }) => suspension.setCalm(reasons.has('visitor') || reasons.has('reducedMotion'))),
  );
  disposers.add(
    events.on('slide.afterChange', () => {
      for (const each of awaitsChange) start(each);
      awaitsChange.clear();
      // Not before: it would be seen to jump while it leaves.
      for (const each of left) if (!isActive(each) && each.fields.rewind) each.item.rewind();
      left.clear();
    }),
  );

  return {
    enter(slide) {
      dropGone();
      activeSlides.add(slide.key);
      for (const media of mediaOf(slide)) {
        const member = members.get(keyOf(slide.key, media.layer.id)) ?? add(slide, media);
        if (member) arrivals.enter(member);
      }
      for (const each of all()) arrivals.follow(each, turns.numberOf(turns.current));
    },
    leave(slide) {
      activeSlides.delete(slide.key);
      for (const each of all()) {
        if (each.slide.key !== slide.key) continue;
        arrivals.leave(each);
        left.add(each);
        halt(each);
      }
    },
    setVisible: suspension.setVisible,
    command(command, target) {
      const meant = target ? [members.get(keyOf(target.slide, target.layerId))] : all().filter(isActive);
      for (const each of meant) if (each) obey(each, command);
    },
    dispose() {
      disposers.dispose();
      for (const { item } of all()) item.dispose();
      show.timer.release('media');
    },
  };
};

const COMMANDING: ReadonlySet<string> = new Set(['playMedia', 'pauseMedia', 'toggleMedia', 'stopMedia']);

/** Whether a click on a film's layer commands the film already, by an action of its own. */
const commandsItself = ({ slide, layer }: Pick<Member, 'slide' | 'layer'>): boolean =>
  actionsOf(slide)
    .of('click', layer.id)
    .some(
      ({ kind, targets }) =>
        COMMANDING.has(kind) && (targets.includes(layer.id) || targets.every((target) => target === '')),
    );
