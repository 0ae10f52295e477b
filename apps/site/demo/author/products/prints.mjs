import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SIDE = 800;
const MEDIA = fileURLToPath(new URL('../../media/', import.meta.url));

const FRAMES = { oak: ['#c59a66', '#a87c4a'], black: ['#33302e', '#1d1b1a'], white: ['#fbf9f5', '#dcd7cd'] };

/** A frame on a wall in daylight; the picture is laid into its window afterwards. */
function wall({ left, top, width, height, mat }, frame) {
  const [face, edge] = FRAMES[frame];
  const bar = 16;
  const [x, y, w, h] = [left - mat - bar, top - mat - bar, width + 2 * (mat + bar), height + 2 * (mat + bar)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs>
    <linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f4f0e8"/><stop offset="1" stop-color="#dfd8cb"/></linearGradient>
    <filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="22"/></filter>
    <filter id="near" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="5"/></filter></defs>
    <rect width="${SIDE}" height="${SIDE}" fill="url(#w)"/>
    <rect x="${x + 20}" y="${y + 30}" width="${w}" height="${h}" fill="#5a4a38" opacity="0.34" filter="url(#far)"/>
    <rect x="${x + 5}" y="${y + 7}" width="${w}" height="${h}" fill="#3a2f24" opacity="0.4" filter="url(#near)"/>
    <rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${face}"/>
    <path d="M${x} ${y + h} l${bar} ${-bar} h${w - 2 * bar} l${bar} ${bar} z M${x + w} ${y} l${-bar} ${bar} v${h - 2 * bar} l${bar} ${bar} z" fill="${edge}"/>
    <rect x="${x + bar}" y="${y + bar}" width="${w - 2 * bar}" height="${h - 2 * bar}" fill="#fdfcf9"/>
    <path d="M${x + bar} ${y + bar} h${w - 2 * bar} v9 h${9 - w + 2 * bar} v${h - 2 * bar - 9} h-9 z" fill="#000" opacity="0.09"/>
    <rect x="${left - 2}" y="${top - 2}" width="${width + 4}" height="${height + 4}" fill="#d8d2c6"/></svg>`;
}

/** Glass: a little light that falls across. */
const shine = ({ left, top, width, height }) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs><linearGradient id="s" x1="0" y1="0" x2="1" y2="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.2"/><stop offset="0.4" stop-color="#fff" stop-opacity="0"/></linearGradient></defs>
  <rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#s)"/></svg>`;

async function hang(picture, window, frame) {
  const { left, top, width, height } = window;
  const inner = await sharp(picture)
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .toBuffer();
  const { data, info } = await sharp(Buffer.from(wall(window, frame)))
    .composite([{ input: inner, left, top }, { input: Buffer.from(shine(window)) }])
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

const UPRIGHT = { left: 240, top: 180, width: 320, height: 430, mat: 46 };
const WIDE = { left: 165, top: 230, width: 470, height: 330, mat: 46 };

const place =
  (name, frame, window = UPRIGHT) =>
  () =>
    hang(`${MEDIA}${name}.webp`, window, frame);

const sheet = (paper, body) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="860" viewBox="0 0 640 860"><rect width="640" height="860" fill="${paper}"/>${body}</svg>`,
  );
const drawing = (paper, body, frame) => () => hang(sheet(paper, body), UPRIGHT, frame);

const vessels = `<path d="M120 700 q-40 -210 60 -300 q-20 -60 -10 -110 h90 q10 50 -10 110 q100 90 60 300 z" fill="#b5482f"/>
  <path d="M330 700 q-90 -20 -90 -150 h290 q0 130 -90 150 z" fill="#24506b"/><circle cx="440" cy="250" r="86" fill="#e3b04b"/><path d="M60 702 h520" stroke="#2b2623" stroke-width="5"/>`;
const arches = [0, 1, 2, 3]
  .map(
    (k) =>
      `<path d="M${110 + k * 52} 760 v${-360 + k * 40} a${210 - k * 52} ${210 - k * 52} 0 0 1 ${420 - k * 104} 0 v${360 - k * 40} z" fill="${['#5d7048', '#d9a441', '#e9dcc6', '#c5502f'][k]}"/>`,
  )
  .join('');
const tides = Array.from(
  { length: 11 },
  (_, k) =>
    `<path d="M40 ${180 + k * 52} q140 ${-60 + k * 5} 280 0 t280 0" fill="none" stroke="#24506b" stroke-width="${2 + k * 1.4}" stroke-linecap="round"/>`,
).join('');
const branch = `<path d="M320 800 C310 560 350 380 300 90" fill="none" stroke="#3d4a34" stroke-width="7"/>${Array.from(
  { length: 9 },
  (_, k) => {
    const y = 170 + k * 66;
    const side = k % 2 ? 1 : -1;
    return `<path d="M${318} ${y + 60} q${side * 70} ${-90} ${side * 190} ${-70} q${side * -50} ${100} ${side * -190} ${70} z" fill="${k % 3 ? '#6f8a58' : '#9fb184'}"/>`;
  },
).join('')}`;

export const prints = {
  'print-dunes': place('place-dunes', 'oak'),
  'print-fjord': place('place-fjord', 'black'),
  'print-terraces': place('place-terraces', 'oak', WIDE),
  'print-canyon': place('place-canyon', 'white'),
  'print-summit': place('place-summit', 'black', WIDE),
  'print-lavender': place('place-lavender', 'white', WIDE),
  'print-tide': place('place-tide', 'black'),
  'print-vessels': drawing('#f1e8d8', vessels, 'oak'),
  'print-arches': drawing('#f6f0e2', arches, 'black'),
  'print-tides': drawing('#eef0ec', tides, 'white'),
  'print-branch': drawing('#f5f1e6', branch, 'oak'),
  'print-night-train': place('film-last-tram', 'black'),
};
