import { autoplayAddress, providerOf } from '../video/videoAddress.ts';

const RATIOS: Readonly<Record<string, string>> = {
  '219': '2.33333',
  '169': '1.77777',
  '43': '1.33333',
  '32': '1.5',
  '11': '1',
  '916': '0.5625',
};

/** What a film's box is given: the class of its form, and its proportions. */
export function videoShape(aspectRatio: string): { readonly className: string; readonly ratio: string } {
  const ratio = RATIOS[aspectRatio] ?? aspectRatio;
  const number = Number(ratio);
  const form = number === 1 ? 'square' : number < 1 ? 'portrait' : 'landscape';
  return { className: `elementor-video-${form}`, ratio };
}

/** The platforms' own hosts: a link may come from anywhere, and a frame runs what it is given. */
const PLATFORM =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:vimeo\.com|youtu\.be|youtube\.com|youtube-nocookie\.com)\//;

export type VideoModal =
  | { readonly kind: 'hosted'; readonly src: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'frame'; readonly src: string; readonly plays: boolean };

/** What a film's window shows; null for an address that no player is known for. */
export function videoModal(settings: Readonly<Record<string, unknown>>): VideoModal | null {
  const url = String(settings['url'] ?? '');
  if (settings['videoType'] === 'hosted') {
    const given = settings['videoParams'];
    const attributes = typeof given === 'object' && given !== null ? Object.entries(given) : [];
    return {
      kind: 'hosted',
      src: url,
      // A document's own attributes, none of which may run anything.
      attributes: Object.fromEntries(
        attributes
          .filter(([name]) => /^(?:controls|loop|muted|playsinline|poster|preload)$/.test(name))
          .map(([name, value]) => [name, String(value)]),
      ),
    };
  }
  const provider = providerOf(url);
  if (provider === 'hosted' || !PLATFORM.test(url)) return null;
  const plays = settings['autoplay'] === 'yes';
  return { kind: 'frame', src: plays ? autoplayAddress(provider, url) : url, plays };
}
