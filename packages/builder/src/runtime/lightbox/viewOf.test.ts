// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { isShown, viewOf, viewOfAction } from './viewOf.ts';

const asks = (settings: object, more = ''): Element => {
  document.body.innerHTML = `<a href="https://site.test/a.jpg" data-elementor-lightbox-title="Its own" data-elementor-lightbox='${JSON.stringify(settings)}' ${more}></a>`;
  return document.querySelector('a') as Element;
};
const url = 'https://site.test/b.jpg';

describe('what an element asks the lightbox for', () => {
  it('is what it says, where it says what that is: a picture, a film, a message', () => {
    const picture = { type: 'image', url, title: 'Said' };
    expect(viewOf(asks(picture, 'data-elementor-lightbox-slideshow="g"'))).toEqual({
      type: 'image',
      url,
      item: null,
      settings: picture,
    });
    expect(viewOf(asks({ type: 'video', url: 'https://vimeo.com/1' }))).toMatchObject({ type: 'video' });
    expect(viewOf(asks({ type: 'html', html: 'Words' }))).toMatchObject({ type: 'message' });
  });

  it('is its picture, alone or in its group', () => {
    expect(viewOf(asks({}))).toMatchObject({
      type: 'image',
      url: 'https://site.test/a.jpg',
      item: { title: 'Its own' },
    });
    expect(viewOf(asks({ type: 'slideshow' }, 'data-elementor-lightbox-slideshow="g"'))).toMatchObject({
      type: 'slideshow',
      group: 'g',
      items: [{ image: 'https://site.test/a.jpg' }],
    });
  });

  it('is shown only from the web; a message needs no address', () => {
    const shown = (settings: object): boolean => isShown(viewOfAction({ ...settings }));
    expect(shown({ id: 7, url })).toBe(true);
    expect(shown({ id: 7, url: 'javascript:alert(1)' })).toBe(false);
    expect(shown({ id: 7 })).toBe(false);
    expect(shown({ type: 'html', html: 'Words' })).toBe(true);
    expect(shown({ type: 'html', html: 'Words', url: 'data:text/html,x' })).toBe(false);
    expect(shown({ type: 'html' })).toBe(false);
  });
});
