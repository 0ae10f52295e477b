import { describe, expect, it } from 'vitest';
import type { FeedItem } from './FeedItem.ts';
import { fillText, type TextKind } from './fillText.ts';

const item: FeedItem = {
  title: 'Salt & <b>pepper</b>',
  content: '<p>One <em>two</em> three</p>',
  excerpt: 'a b c d e f',
  link: 'https://example.com/p?x=1&y=2',
  slug: 'über uns',
  author: { name: 'Yuna', avatar: '/y.png' },
  categories: ['Glaze', { name: 'Kiln' }],
  rating: '3.6',
  num_comments: 0,
  event_start_date: '1 May',
  hostile: '"><img src=x onerror=alert(1)>',
  evil: 'java\nscript:alert(1)',
};
const fill = (text: string, kind: TextKind = 'html', more: object = {}): string =>
  fillText(text, kind, { item, number: 2, count: 12, excerptLimit: 4, ...more });

describe('placeholders of a feed', () => {
  it.each([
    ['a plain field is escaped', '<i>{{title}}</i>', '<i>Salt &amp; &lt;b&gt;pepper&lt;/b&gt;</i>'],
    [
      'quotes cannot end an attribute',
      '<a title="{{hostile}}">',
      '<a title="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;">',
    ],
    ['content is HTML', '{{content}}', '<p>One <em>two</em> three</p>'],
    ['content that is cut is text', '{{content:words:2}}', 'One two…'],
    ['words are counted', '{{excerpt:words:2}}', 'a b…'],
    ['signs are counted', '{{excerpt:chars:3}}', 'a b…'],
    ['what is short enough is whole', '{{excerpt:words:6}}', 'a b c d e f'],
    ['an excerpt has the length that the source gives it', '{{excerpt}}', 'a b c d…'],
    ['people and lists are written by name', '{{author_name}}: {{categories}}', 'Yuna: Glaze, Kiln'],
    ['a rating is drawn in stars', '{{star_rating}} {{rating}}', '★★★★☆ 3.6'],
    ['zero says something', '{{num_comments}}', '0'],
    ['events have fields', '{{event_start_date}}', '1 May'],
    ['what is unknown leaves nothing', 'a{{nothing}}{{title:sentences:2}}{{toString}}b', 'ab'],
    ['layers count slides by themselves', '{{current_slide_index}}', '{{current_slide_index}}'],
  ])('%s', (_, template, expected) => {
    expect(fill(template)).toBe(expected);
  });

  it('keep plain texts plain, and number slides there', () => {
    expect(fill('{{title}} {{content}}', 'plain')).toBe('Salt & <b>pepper</b> One two three');
    expect(fill('{{current_slide_index}}/{{total_slide_count}}', 'plain')).toBe('02/12');
    expect(fill('{{current_slide_index}}', 'plain', { count: 9 })).toBe('2');
  });

  it('are whole addresses or pieces of them', () => {
    expect(fill('{{link}}', 'address')).toBe('https://example.com/p?x=1&y=2');
    expect(fill('/journal/{{slug}}?q={{title:words:1}}', 'address')).toBe(
      '/journal/%C3%BCber%20uns?q=Salt%E2%80%A6',
    );
  });

  it('never make an address that runs code', () => {
    expect(fill('{{evil}}', 'address')).toBe('');
    expect(fill('java{{nothing}}script:alert(1)', 'address')).toBe('');
    expect(fill(' {{evil}}', 'address')).not.toContain(':alert');
  });

  it('are filled once: what an item says is not looked through again', () => {
    const liar = { title: '{{content}}', content: '<script>1</script>' };
    expect(fill('{{title}}', 'html', { item: liar })).toBe('{{content}}');
  });

  it('cost no more than the text is long', () => {
    const long = '{{a:words:'.repeat(20_000);
    expect(fill(long)).toBe(long);
    expect(fill('{{content:words:3}}', 'html', { item: { content: '<'.repeat(200_000) } })).toHaveLength(
      800_000,
    );
  });
});
