import { hex } from '../core/colour.mjs';
import { smoothstep } from '../core/maths.mjs';
import { createAir, createSky } from '../land/skies.mjs';
import { normalize } from '../studio/light.mjs';
import { places } from './places/index.mjs';

/** A known land seen from elsewhere, at another hour. */
function relight(place, { shift = [0, 0], hour, size = [1320, 660], ...rest }) {
  const scene = places[place]();
  return {
    ...scene,
    ...hour,
    width: size[0],
    height: size[1],
    level: (x, z) => scene.level(x + shift[0], z + shift[1]),
    ground: (p, n, t) => scene.ground([p[0] + shift[0], p[1], p[2] + shift[1]], n, t),
    ...rest,
  };
}

/** A moon: full, or thinned to a crescent by a second disc. */
function addMoon(sky, { dir, size = 0.0009, tone = hex('#fff6e0', 2.2), crescent = 0 }) {
  const at = normalize(dir);
  const cover = normalize([dir[0] + crescent, dir[1] + crescent * 0.6, dir[2]]);
  const near = (d, c) => d[0] * c[0] + d[1] * c[1] + d[2] * c[2];
  return (d) => {
    const colour = sky(d);
    const disc = smoothstep(1 - size, 1 - size * 0.86, near(d, at));
    const hidden = crescent ? smoothstep(1 - size, 1 - size * 0.86, near(d, cover)) : 0;
    const halo = 0.16 * Math.max(0, near(d, at)) ** 180;
    const light = disc * (1 - hidden) + halo;
    return colour.map((v, c) => v + tone[c] * light);
  };
}

function hour({ stops, sun, sunTone, skyTone, glow, cloud, haze, density, starlight, moon, height = 1.2 }) {
  const bright = hex(sunTone[0], sunTone[1]);
  const sky = createSky({
    stops: stops.map(([p, c, k = 1]) => [p, hex(c, k)]),
    sun,
    sunTone: hex(sunTone[0]),
    glow,
    starlight,
    cloud: cloud && { ...cloud, tone: hex(cloud.tone), shade: hex(cloud.shade) },
  });
  return {
    sun,
    sunTone: bright,
    skyTone: hex(skyTone[0], skyTone[1]),
    sky: moon ? addMoon(sky, moon) : sky,
    air: createAir({ tone: hex(haze), density, height, sunTone: hex(sunTone[0]), sun, glow: glow * 0.7 }),
  };
}

const dusk = hour({
  stops: [
    [0, '#ffb774', 1.2],
    [0.2, '#ee8a76'],
    [0.45, '#9a6a9c'],
    [1, '#2e3a72'],
  ],
  sun: [0.5, 0.1, -0.85],
  sunTone: ['#ffae78', 1.9],
  skyTone: ['#8f7fb4', 0.5],
  glow: 0.7,
  cloud: { cover: 0.5, tone: '#ffb796', shade: '#7a5a92', seed: 51 },
  haze: '#b9788c',
  density: 0.05,
});

const night = hour({
  stops: [
    [0, '#40567f', 0.8],
    [0.3, '#22375f', 0.7],
    [0.7, '#122043', 0.6],
    [1, '#0a1430', 0.6],
  ],
  sun: [-0.45, 0.42, -0.6],
  sunTone: ['#a9c2ee', 0.55],
  skyTone: ['#3d5688', 0.42],
  glow: 0.08,
  starlight: 1.3,
  haze: '#2b3f68',
  density: 0.06,
  moon: { dir: [-0.24, 0.2, -0.95], size: 0.0005 },
});

const blueHour = hour({
  stops: [
    [0, '#f0b59a', 0.9],
    [0.16, '#b393b4', 0.85],
    [0.45, '#5a72ab', 0.8],
    [1, '#1d2f63', 0.75],
  ],
  sun: [0.8, 0.2, 0.2],
  sunTone: ['#ffb492', 1.3],
  skyTone: ['#6f86bd', 0.62],
  glow: 0.4,
  starlight: 0.35,
  cloud: { cover: 0.4, tone: '#e2a6a4', shade: '#55619a', seed: 61 },
  haze: '#8290bd',
  density: 0.06,
});

const morning = hour({
  stops: [
    [0, '#fff0cf', 1.15],
    [0.25, '#f3d9c0'],
    [0.55, '#a9c8d8'],
    [1, '#5f97c2'],
  ],
  sun: [-0.6, 0.24, -0.7],
  sunTone: ['#ffe2ac', 2],
  skyTone: ['#a9bccb', 0.55],
  glow: 0.6,
  cloud: { cover: 0.5, tone: '#ffffff', shade: '#b3bfca', seed: 71 },
  haze: '#e0d8c8',
  density: 0.05,
});

export const routes = {
  'route-fields': () =>
    relight('lavender', {
      hour: dusk,
      shift: [3, 2],
      camera: { from: [0.1, 1.1, 4.5], to: [1.6, 0.7, -6], fov: 38 },
    }),
  'route-hills': () => relight('terraces', { hour: night, shift: [23, 9] }),
  'route-lake': () => relight('fjord', { hour: night, shift: [0, 31], ripple: 0.07, deep: hex('#07162a') }),
  'route-pass': () => relight('summit', { hour: blueHour, shift: [11, -3] }),
  'route-gorge': () => relight('canyon', { hour: morning, deep: hex('#2f6670') }),
  'route-coast': () =>
    relight('tide', { hour: morning, shift: [0.6, 0], deep: hex('#1f5a70'), ripple: 0.16 }),
};

const caravanNight = hour({
  stops: [
    [0, '#5a5f94', 0.85],
    [0.25, '#35407a', 0.75],
    [0.6, '#1b2557', 0.65],
    [1, '#0d1538', 0.6],
  ],
  sun: [-0.7, 0.42, -0.4],
  sunTone: ['#b9c4f2', 0.75],
  skyTone: ['#4d5a96', 0.45],
  glow: 0.06,
  starlight: 1.6,
  haze: '#454a80',
  density: 0.05,
  moon: { dir: [-0.34, 0.27, -0.9], size: 0.0014, crescent: 0.03, tone: hex('#ffedc4', 2.4) },
});

const caravanDawn = hour({
  stops: [
    [0, '#ffd79c', 1.2],
    [0.2, '#f7a98a'],
    [0.5, '#b184ae'],
    [1, '#465394'],
  ],
  sun: [-0.7, 0.2, -0.65],
  sunTone: ['#ffc890', 2.1],
  skyTone: ['#a68cb6', 0.5],
  glow: 0.75,
  cloud: { cover: 0.46, tone: '#ffd6b4', shade: '#a878a4', seed: 81 },
  haze: '#dd9f92',
  density: 0.05,
});

export const caravan = {
  'caravan-night': () => relight('dunes', { hour: caravanNight, shift: [17, 6], size: [1920, 1080] }),
  'caravan-dawn': () => relight('dunes', { hour: caravanDawn, shift: [41, -8], size: [1920, 1080] }),
};
