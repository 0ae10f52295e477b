import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { MEDIA_FOLDER } from '../core/encode.mjs';

const CODECS = {
  mp4: [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-profile:v',
    'high',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ],
};

/** Pipes raw frames to ffmpeg once and writes every wanted format. */
export async function encodeFilm(name, { width, height, rate, crf }, frames) {
  const outputs = Object.entries(crf).flatMap(([kind, value]) => [
    '-map',
    '0:v',
    ...CODECS[kind],
    '-crf',
    String(value),
    '-g',
    String(rate * 2),
    `${MEDIA_FOLDER}${name}.${kind}`,
  ]);
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${width}x${height}`,
    '-r',
    String(rate),
    '-i',
    '-',
  ];
  const ffmpeg = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...outputs], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  for (const frame of frames) {
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${name}`);
  console.log(`${name} ${width}x${height} ${Object.keys(crf).join(' ')}`);
}
