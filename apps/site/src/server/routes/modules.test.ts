import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openShop } from '@vitrine/server';
import { folderStore } from '@vitrine/server/testing';
import { createApp } from '../app.ts';

const folder = mkdtempSync(join(tmpdir(), 'modules-'));
const tell = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
let app: FastifyInstance;
const open = await openShop(':memory:', {});

const spring = JSON.stringify({
  about: 'What grows in March',
  id: '3',
  settings: { alias: 'spring', title: 'Spring & more' },
  slides: {
    1: { id: 1, slide: { order: 1 }, layers: { 1: { id: 1, type: 'text', content: { text: 'Tulips' } } } },
  },
});

const feed = {
  settings: { alias: 'news', title: 'News', modal: {}, source: { type: 'post' } },
  slides: { 5: { id: 5, slide: {}, layers: { 1: { id: 1, type: 'text', content: { text: '{{title}}' } } } } },
};

beforeAll(async () => {
  mkdirSync(join(folder, 'modules'));
  writeFileSync(join(folder, 'modules/spring.json'), spring);
  writeFileSync(join(folder, 'modules/broken.json'), '{"settings":');
  writeFileSync(join(folder, 'modules/spring.items.json'), '[]');
  writeFileSync(join(folder, 'modules/news.json'), JSON.stringify(feed));
  writeFileSync(join(folder, 'modules/news.items.json'), '{"success":true,"data":[{"title":"A & B"},{}]}');
  const empty = { ...feed, settings: { ...feed.settings, alias: 'empty' } };
  writeFileSync(join(folder, 'modules/empty.json'), JSON.stringify(empty));
  app = await createApp({
    demoDir: folder,
    embedFile: join(folder, 'vitrine.js'),
    uploads: folderStore(join(folder, 'uploads')),
    open,
  });
});

afterAll(async () => {
  await app.close();
  await open.close();
  rmSync(folder, { recursive: true });
  tell.mockRestore();
});

test('the list names every module and shows it', async () => {
  const { body } = await app.inject('/modules');
  expect(body).toContain('href="/modules/spring"');
  expect(body).toContain('Spring &amp; more');
  expect(body).toContain('What grows in March');
  expect(body).toContain('src="/modules/spring/frame"');
});

test('a module’s page holds its first frame and nothing personal', async () => {
  const response = await app.inject('/modules/spring');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.body).toContain('Tulips');
  expect(response.body).toContain('<title>Spring &amp; more · Vitrine</title>');
});

test('the same page is sent twice the same, so that caches can keep it', async () => {
  const [first, second] = [await app.inject('/modules/spring'), await app.inject('/modules/spring')];
  expect(second.headers.etag).toBe(first.headers.etag);
});

test('the frame is the module alone', async () => {
  const { body } = await app.inject('/modules/spring/frame');
  expect(body).toContain('<sr7-module');
  expect(body).not.toContain('<script');
});

test('the document is served as it stands in its file', async () => {
  const response = await app.inject('/modules/spring.json');
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.body).toBe(spring);
});

test('a feed is drawn and served with its items in it', async () => {
  const { slides } = (await app.inject('/modules/news.json')).json<{ slides: object }>();
  expect(Object.keys(slides)).toEqual(['5STR1', '5STR2']);
  expect((await app.inject('/modules/news')).body).toContain('A &amp; B');
});

test('a feed whose items cannot be had is told in the console, and is not on the site', async () => {
  expect((await app.inject('/modules/empty')).statusCode).toBe(404);
  expect(tell.mock.calls.flat()).toContain('Feed could not be Loaded');
});

test('a pop-up is flagged as one, and its page has a link that opens it', async () => {
  const { body } = await app.inject('/modules/news');
  expect(body).toContain('<sr7-module data-modal="asked" data-alias="news"');
  expect(body).toContain('href="#news"');
  expect((await app.inject('/modules/spring')).body).not.toContain('data-modal');
});

test.each(['/modules/none', '/modules/none.json', '/modules/none/frame', '/modules/broken'])(
  '%s is not found',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);

test('a broken file is told and left out', () => {
  expect(tell.mock.calls.flat().join('\n')).toMatch(/broken\.json: .*JSON/);
  expect(tell.mock.calls.flat().join('\n')).not.toContain('items');
});
