import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Films of the platforms that modules know play in frames of theirs; pictures and films may come from anywhere safe. */
const POLICY = {
  'default-src': "'self'",
  'script-src': "'self' https://www.youtube.com https://player.vimeo.com",
  // Layout is CSS that is compiled per module, and stands in the page so that the first frame needs nothing else.
  'style-src': "'self' 'unsafe-inline' https:",
  'img-src': "'self' data: blob: https:",
  'media-src': "'self' data: blob: https:",
  'font-src': "'self' data: https:",
  'frame-src': "'self' https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com",
  'connect-src': "'self'",
  'object-src': "'none'",
  // jQuery gives the pages that it reads the address of the one that it is in.
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};
/** What a script of another site does beside running: it asks its own, and shows itself in a frame. */
const FOR_SCRIPTS = new Set(['script-src', 'connect-src', 'frame-src']);

/** Frames that widgets of page documents show, by what their addresses hold. A map's goes on to a second host. */
const DOCUMENT_FRAMES: Readonly<Record<string, readonly string[]>> = {
  'dailymotion.com': [
    'https://dailymotion.com',
    'https://www.dailymotion.com',
    'https://geo.dailymotion.com',
  ],
  'videopress.com': ['https://videopress.com', 'https://video.wordpress.com'],
  'maps.google.com': ['https://maps.google.com', 'https://www.google.com'],
  'w.soundcloud.com': ['https://w.soundcloud.com'],
};

/** The origins of frames in the HTML of a document. */
export const framesIn = (html: string): readonly string[] =>
  Object.entries(DOCUMENT_FRAMES).flatMap(([host, origins]) => (html.includes(host) ? origins : []));

interface PolicyOptions {
  /** What stands in the page itself, and may run. */
  readonly scripts?: readonly string[];
  /** Origins whose scripts may run too. */
  readonly elsewhere?: readonly string[] | undefined;
  /** Origins that may be framed too. */
  readonly frames?: readonly string[];
}

export function contentPolicy({ scripts = [], elsewhere = [], frames = [] }: PolicyOptions = {}): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const more: Readonly<Record<string, readonly string[]>> = { 'script-src': hashes, 'frame-src': frames };
  return Object.entries(POLICY)
    .map(([name, sources]) =>
      [name, sources, ...(FOR_SCRIPTS.has(name) ? elsewhere : []), ...(more[name] ?? [])].join(' '),
    )
    .join('; ');
}
const PLAIN_POLICY = contentPolicy();

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** On every answer; pages also say what they may load. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(ALWAYS);
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (isPage && !reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', PLAIN_POLICY);
    return payload;
  });
}
