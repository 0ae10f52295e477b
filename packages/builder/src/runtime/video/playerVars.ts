import type { Settings } from '../settings/readSettings.ts';

const bit = (value: unknown): 0 | 1 => (value ? 1 : 0);

/** A film widget's settings in the words of YouTube's player. */
export const youtubeVars = (settings: Settings): Readonly<Record<string, unknown>> => ({
  autoplay: bit(settings['autoplay']),
  controls: bit(settings['controls']),
  rel: bit(settings['rel']),
  playsinline: bit(settings['play_on_mobile']),
  cc_load_policy: bit(settings['cc_load_policy']),
  start: settings['start'],
  end: settings['end'],
  ...(settings['yt_privacy'] ? { origin: location.hostname } : {}),
});
