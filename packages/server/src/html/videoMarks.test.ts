import { expect, it } from 'vitest';
import { markVideos, readVideo, withVideos } from './videoMarks.ts';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ', ''],
  ['https://www.youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=42s', 'dQw4w9WgXcQ', 'start=42'],
  ['https://youtu.be/dQw4w9WgXcQ?t=7', 'dQw4w9WgXcQ', 'start=7'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=5', 'dQw4w9WgXcQ', 'start=5'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ', ''],
  ['https://vimeo.com/76979871', '76979871', 'dnt=1'],
  ['https://player.vimeo.com/video/76979871', '76979871', 'dnt=1'],
])('%s is a film', (address, id, query) => {
  expect(readVideo(address)).toMatchObject({ id, query });
});

it.each([
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/channel/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)',
  '',
])('%s is none', (address) => expect(readVideo(address)).toBeNull());

it.each([
  '<p>https://youtu.be/dQw4w9WgXcQ</p>',
  '<p><a href="https://youtu.be/dQw4w9WgXcQ">https://youtu.be/dQw4w9WgXcQ</a></p>',
  '[embed]https://youtu.be/dQw4w9WgXcQ[/embed]',
  '<p>[embed width="4"]https://youtu.be/dQw4w9WgXcQ[/embed]</p>',
  '[video src="https://youtu.be/dQw4w9WgXcQ"]',
  '<p>[video src=&quot;https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=1&quot;][/video]</p>',
])('%s shows a film that nobody has asked its platform for', (text) => {
  const html = withVideos(`<p>Before</p>${text}<p>After</p>`, 'Play “it”');
  expect(html).toMatch(/^<p>Before<\/p><a class="wd-video-placeholder" [^<>]*>.*<\/a><p>After<\/p>$/);
  expect(html).toContain('data-id="dQw4w9WgXcQ"');
  expect(html).toContain('data-src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ"');
  expect(html).toMatch(/ data-query="(?:start=1)?"/);
  expect(html).toContain('data-alt="Play “it”"');
  expect(html).toContain('<img src="https://i.ytimg.com/vi/dQw4w9WgXcQ/hqdefault.jpg"');
  expect(html).toContain('href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(html).not.toContain('iframe');
});

it.each([
  '<p>See https://youtu.be/dQw4w9WgXcQ for more</p>',
  '<p>https://shop.example/</p>',
  '[embed]https://evil.example/"onload=x[/embed]',
  '<p>[video]</p>',
])('%s stays as it is', (text) => expect(withVideos(text, 'Play')).toBe(text));

it('reads a long text with many beginnings in a moment', () => {
  const text =
    '<p>https://youtu.be/'.repeat(20_000) + '[embed]'.repeat(20_000) + '[video src="http'.repeat(20_000);
  expect(withVideos(text, 'Play')).toBe(text);
});

it.each([
  '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=3&amp;x=1" allowfullscreen></iframe>',
  "<iframe src='//www.youtube.com/embed/dQw4w9WgXcQ'></iframe>",
])('%s, which cleaning would take away, becomes a mark before it', (frame) => {
  expect(withVideos(`<div>${markVideos(frame)}</div>`, 'Play')).toContain('data-id="dQw4w9WgXcQ"');
});

it.each([
  '<iframe src="https://evil.example/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe srcdoc="<b>x</b>"></iframe>',
  '<iframe src="javascript:alert(1)//youtu.be/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://youtu.be/dQw4w9WgXcQ[/embed]<script>"></iframe>',
])('%s is left to the cleaning', (frame) => expect(markVideos(frame)).toBe(frame));
