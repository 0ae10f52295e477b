import { expect, test } from 'vitest';
import { renderPage } from './renderPage.tsx';

test('a page has its language, direction and title', () => {
  const html = renderPage({ title: 'Modules', lang: 'ar', dir: 'rtl', body: '' });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<title>Modules · Vitrine</title>');
});

test('a page marks the current part of the site in the navigation, and only that', () => {
  const html = renderPage({ title: 'Modules', section: 'modules', body: '' });
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toContain('<a href="/modules" aria-current="page">Modules</a>');
});

test('a page puts head and body in as they are, and scripts at the end', () => {
  const html = renderPage({
    title: 'A',
    head: '<meta name="a" content="b">',
    body: '<p>text</p>',
    scripts: ['/assets/main-1.js'],
  });
  expect(html).toContain('<meta name="a" content="b">\n</head>');
  expect(html).toContain('<p>text</p></main>');
  expect(html).toContain('<script type="module" src="/assets/main-1.js"></script>\n</body>');
});

test('a page writes text as text', () => {
  const html = renderPage({ title: '</title><script>', description: '"><b>', lang: '"x', body: '' });
  expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt; · Vitrine</title>');
  expect(html).toContain('content="&quot;&gt;&lt;b&gt;"');
  expect(html).toContain('lang="&quot;x"');
});
