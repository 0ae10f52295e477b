import sharp from 'sharp';

const SIDE = 800;
const paper = (body) => `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><defs>
  <linearGradient id="w" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3eee5"/><stop offset="1" stop-color="#e0d8ca"/></linearGradient>
  <filter id="far" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="20"/></filter></defs>
  <rect width="${SIDE}" height="${SIDE}" fill="url(#w)"/>${body}</svg>`;

async function render(body) {
  const { data, info } = await sharp(Buffer.from(paper(body)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: data };
}

/** A card that lies at an angle, with its shadow. */
const card = (angle, colour, inner) => `<g transform="rotate(${angle} 400 400)">
  <rect x="160" y="258" width="500" height="310" rx="16" fill="#4a3b2b" opacity="0.35" filter="url(#far)"/>
  <rect x="150" y="240" width="500" height="310" rx="16" fill="${colour}"/>${inner}</g>`;

const jar = (x, y, fill) =>
  `<path d="M${x} ${y} c-70 -20 -86 -90 -50 -140 q18 -24 22 -44 h56 q4 20 22 44 c36 50 20 120 -50 140 z" fill="${fill}"/>`;

export const cards = {
  'gift-card': () =>
    render(
      card(
        -7,
        '#b5482f',
        `${jar(540, 500, '#f3e4cb')}<circle cx="540" cy="290" r="22" fill="#e3b04b"/><path d="M200 500 h120 M200 478 h70" stroke="#f3e4cb" stroke-width="6" stroke-linecap="round"/><rect x="150" y="386" width="500" height="18" fill="#e3b04b" opacity="0.55"/>`,
      ),
    ),
  workshop: () =>
    render(
      card(
        5,
        '#24506b',
        `<rect x="310" y="470" width="60" height="46" fill="#6d4a33"/><ellipse cx="340" cy="468" rx="120" ry="24" fill="#8a5a35"/>${jar(340, 466, '#e9dcc6')}<path d="M480 240 v310" stroke="#e0d8ca" stroke-width="4" stroke-dasharray="2 16" stroke-linecap="round" transform="translate(60 0)"/><path d="M580 330 h36 M580 360 h36 M580 390 h20" stroke="#e0d8ca" stroke-width="6" stroke-linecap="round"/>`,
      ),
    ),
  'brew-guide': () =>
    render(
      `<g transform="rotate(-4 400 400)"><rect x="240" y="170" width="350" height="490" rx="8" fill="#4a3b2b" opacity="0.35" filter="url(#far)"/><rect x="228" y="150" width="344" height="490" rx="8" fill="#f7f1e4"/><rect x="228" y="150" width="30" height="490" fill="#56713f"/><circle cx="416" cy="330" r="88" fill="#56713f"/><path d="M360 320 h112 l-38 62 h-36 z" fill="#f7f1e4"/><path d="M310 480 h210 M310 510 h210 M310 540 h130" stroke="#3a2a22" stroke-width="7" stroke-linecap="round"/></g>`,
    ),
};
