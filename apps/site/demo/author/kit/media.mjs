import { fadeIn } from './motions.mjs';
import { box, node } from './node.mjs';

const poster = (src, o = {}) => ({
  src,
  lib: '',
  lib_id: '',
  lib_size: 'full',
  size: 'cover',
  fromStream: false,
  showOnPause: o.onPause ?? true,
  insteadVideo: false,
  noOnMobile: false,
});

/** Fields that films and sounds share. */
function player(kind, o) {
  return {
    type: kind,
    src: o.src,
    autoPlay: o.autoPlay ?? 'false',
    pauseTimer: o.pauseTimer ?? true,
    nextSlide: false,
    stopAllMedia: o.stopOthers ?? true,
    loop: o.loops ?? false,
    rewind: o.rewind ?? false,
    volume: o.volume ?? 80,
    mute: o.mute ?? false,
    controls: o.controls ?? 's',
    start: o.start ?? '',
    end: o.end ?? '',
    ratio: o.ratio ?? '16:9',
    cover: o.cover ?? false,
    preload: o.preload ?? 'metadata',
    inline: true,
    speed: 1,
    noInteract: o.noInteract ?? false,
    aFullScreen: o.fullScreen ?? false,
    args: o.args ?? '',
    ...(o.poster ? { poster: poster(o.poster, o) } : {}),
  };
}

export const video = (o) =>
  node(o, { ...box({ tl: fadeIn(), ...o }), type: 'video', content: player(o.kind ?? 'html5', o) });
export const audio = (o) =>
  node(o, { ...box({ tl: fadeIn(), ...o }), type: 'audio', content: player('audio', o) });

/** A film behind a slide: mute, covering, on its own. */
export const backgroundVideo = (o) =>
  player(o.kind ?? 'html5', {
    autoPlay: 'true',
    loops: true,
    mute: true,
    volume: 0,
    controls: 'none',
    cover: true,
    rewind: true,
    pauseTimer: false,
    stopOthers: false,
    preload: 'auto',
    noInteract: true,
    onPause: false,
    ...o,
  });
