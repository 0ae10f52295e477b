/** spec/2 §4: the states of every player, with the numbers that pages know them by. */
export const MEDIA_STATES = {
  unstarted: -1,
  ended: 0,
  playing: 1,
  paused: 2,
  buffering: 3,
  cued: 4,
} as const;
export type MediaState = keyof typeof MEDIA_STATES;

/** What a player tells: it has a film, it moves, it waits for more of it, it stands, it is over. */
export type MediaSignal = 'cue' | 'play' | 'wait' | 'pause' | 'end';

const STARTS = { play: 'playing', wait: 'buffering' } as const;
const MOVES: Readonly<Record<MediaState, Partial<Record<MediaSignal, MediaState>>>> = {
  unstarted: { ...STARTS, cue: 'cued', pause: 'paused' },
  cued: { ...STARTS, pause: 'paused' },
  playing: { wait: 'buffering', pause: 'paused', end: 'ended' },
  buffering: { play: 'playing', pause: 'paused', end: 'ended' },
  // Browsers tell that a film stands right before they tell that it is over.
  paused: { ...STARTS, end: 'ended' },
  ended: STARTS,
};

/** What a signal does not change stays: platforms tell more than happens. */
export const nextState = (state: MediaState, signal: MediaSignal): MediaState =>
  MOVES[state][signal] ?? state;
