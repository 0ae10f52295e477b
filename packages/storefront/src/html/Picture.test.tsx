import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './Picture.tsx';

const image = { url: '/uploads/a.jpg', width: 800, height: 600, alt: 'A cup' };

it('keeps its place and its colour until it has come, and offers the widths that there are', () => {
  const srcSet = '/uploads/a-160.webp 160w, /uploads/a-320.webp 320w';
  const html = renderToStaticMarkup(<Picture image={{ ...image, srcSet, ground: '#c86432' }} sizes="5rem" />);
  expect(html).toContain(`srcSet="${srcSet}" sizes="5rem" src="/uploads/a.jpg"`);
  expect(html).toContain('width="800" height="600"');
  expect(html).toContain('background-color:#c86432');
});

it('is the one picture that there is until its sizes are made', () => {
  const html = renderToStaticMarkup(<Picture image={image} sizes="5rem" />);
  expect(html).toContain('src="/uploads/a.jpg"');
  expect(html).not.toMatch(/srcset|sizes|style/i);
});
