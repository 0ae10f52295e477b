import { type AssetsView, directionOf } from '@vitrine/contract/shop';
import { tagOf } from '@vitrine/texts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { readSettings } from '../../settings/readSettings.ts';
import type { ServerContext } from '../ServerContext.ts';

/** Where the site's own picture is, and what puts it on a home screen. Browsers ask for the second by this name unasked. */
export const ICONS: Pick<AssetsView, 'icon' | 'touchIcon' | 'manifest'> = {
  icon: '/favicon.svg',
  touchIcon: '/apple-touch-icon.png',
  manifest: '/site.webmanifest',
};
const TOUCH_PIXELS = 180;
/** For a home screen that knows no SVG, and for what shows the site large. */
const LARGE_ICON = '/icon-512.png';
const LARGE_PIXELS = 512;
const DAY = 'public, max-age=86400';

export function addIcons(app: FastifyInstance, { site, shop }: ServerContext): void {
  app.get(ICONS.icon, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', DAY).send(site.icon.svg),
  );
  // Asked for by what knows no page of the site.
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', DAY).redirect(ICONS.touchIcon, 302),
  );
  for (const [path, pixels] of [
    [ICONS.touchIcon, TOUCH_PIXELS],
    [LARGE_ICON, LARGE_PIXELS],
  ] as const) {
    let drawn: Promise<Buffer> | undefined;
    app.get(path, async (_request, reply) => {
      drawn ??= drawIcon(site.icon, pixels);
      return reply
        .type('image/png')
        .header('cache-control', DAY)
        .send(await drawn);
    });
  }
  app.get(ICONS.manifest, async (_request, reply) => {
    const { title, tagline, language } = (await readSettings(shop)).site;
    const manifest = {
      name: title,
      short_name: title,
      ...(tagline && { description: tagline }),
      lang: tagOf(language),
      dir: directionOf(language),
      start_url: '/',
      display: 'browser',
      background_color: site.icon.ground,
      theme_color: site.icon.ground,
      icons: [
        { src: ICONS.icon, sizes: 'any', type: 'image/svg+xml' },
        { src: ICONS.touchIcon, sizes: `${TOUCH_PIXELS}x${TOUCH_PIXELS}`, type: 'image/png' },
        { src: LARGE_ICON, sizes: `${LARGE_PIXELS}x${LARGE_PIXELS}`, type: 'image/png' },
      ],
    };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifest));
  });
}

/** With a margin, since telephones cut its corners, and with a ground, since they show what is transparent as black. */
async function drawIcon({ svg, ground }: ServerContext['site']['icon'], pixels: number): Promise<Buffer> {
  const margin = Math.round(pixels * 0.15);
  const inner = pixels - margin * 2;
  return sharp(Buffer.from(svg), { density: 600 })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
}
