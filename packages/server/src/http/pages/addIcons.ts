import type { AssetsView } from '@vitrine/contract/shop';
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
const DAY = 'public, max-age=86400';

export function addIcons(app: FastifyInstance, { site, shop }: ServerContext): void {
  let drawn: Promise<Buffer> | undefined;
  app.get(ICONS.icon, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', DAY).send(site.icon.svg),
  );
  app.get(ICONS.touchIcon, async (_request, reply) => {
    drawn ??= drawTouchIcon(site.icon);
    return reply
      .type('image/png')
      .header('cache-control', DAY)
      .send(await drawn);
  });
  app.get(ICONS.manifest, async (_request, reply) => {
    const { title, tagline, language } = (await readSettings(shop)).site;
    const manifest = {
      name: title,
      short_name: title,
      ...(tagline && { description: tagline }),
      lang: language,
      start_url: '/',
      display: 'browser',
      background_color: site.icon.ground,
      theme_color: site.icon.ground,
      icons: [
        { src: ICONS.icon, sizes: 'any', type: 'image/svg+xml' },
        { src: ICONS.touchIcon, sizes: `${TOUCH_PIXELS}x${TOUCH_PIXELS}`, type: 'image/png' },
      ],
    };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifest));
  });
}

/** With a margin, since telephones cut its corners, and with a ground, since they show what is transparent as black. */
async function drawTouchIcon({ svg, ground }: ServerContext['site']['icon']): Promise<Buffer> {
  const inner = Math.round(TOUCH_PIXELS * 0.7);
  const margin = (TOUCH_PIXELS - inner) / 2;
  return sharp(Buffer.from(svg), { density: 600 })
    .resize(inner, inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
}
