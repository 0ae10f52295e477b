import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm', ogg: 'audio/ogg' };

/**
 * Answers `/films/clip.mp4`, `/films/clip.webm` and `/films/tone.ogg` (three seconds each, made by ffmpeg of a test picture and
 * a tone) by parts, as servers of films do; anything else there is missing. Hands back what was asked for.
 */
export async function serveFilms(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/films/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? '';
    asked.push(name);
    const type = TYPES[name.split('.').pop() ?? ''];
    if (name.startsWith('none') || !type) return route.fulfill({ status: 404 });
    const whole = readFileSync(fileURLToPath(new URL(`media/${name}`, import.meta.url)));
    const from = Number(/bytes=(\d+)/.exec(route.request().headers()['range'] ?? '')?.[1] ?? 0);
    const headers = {
      'content-type': type,
      'accept-ranges': 'bytes',
      'content-range': `bytes ${from}-${whole.length - 1}/${whole.length}`,
    };
    return route.fulfill({ status: 206, headers, body: whole.subarray(from) });
  });
  return asked;
}
