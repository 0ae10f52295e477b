import { expect, it } from 'vitest';
import { createDeepLinks } from './createDeepLinks.ts';

function create(written = '', isOn = true) {
  let hash = written;
  let tell: (hash: string) => void = () => undefined;
  const followed: string[] = [];
  const links = createDeepLinks({
    isOn,
    hash: {
      read: () => hash,
      write: (next) => void (hash = next),
      onChange(call) {
        tell = call;
        return () => void (tell = () => undefined);
      },
    },
    slideOf: (link) => ({ spring: '1', autumn: '3' })[link] ?? null,
    linkOf: (slide) => ({ 1: 'spring', 3: 'autumn' })[slide] ?? '',
    onFollowed: (slide) => followed.push(slide),
  });
  return {
    links,
    followed,
    hash: () => hash,
    visit: (next: string) => tell((hash = next)),
    go: (next: string) => void (hash = next),
  };
}

it('finds the slide that the address names', () => {
  expect(create('autumn').links.first()).toBe('3');
  expect(create('contact').links.first()).toBeNull();
  expect(create('').links.first()).toBeNull();
});

it('names the slide that shows, and leaves the address alone for one without a link', () => {
  const { links, hash } = create('contact');
  links.show('2', { isFirst: false });
  expect(hash()).toBe('contact');
  links.show('3', { isFirst: false });
  expect(hash()).toBe('autumn');
});

it('follows a link to a slide, and no other', () => {
  const { links, followed, visit } = create();
  visit('spring');
  visit('contact');
  expect(followed).toEqual(['1']);
  links.dispose();
  visit('autumn');
  expect(followed).toEqual(['1']);
});

it('does not write over a link that the visitor has followed and that is yet to be told', () => {
  const { links, followed, hash, go, visit } = create('spring');
  go('autumn');
  links.show('1', { isFirst: false });
  expect(hash()).toBe('autumn');
  visit('autumn');
  expect(followed).toEqual(['3']);
  links.show('3', { isFirst: false });
  links.show('1', { isFirst: false });
  expect(hash()).toBe('spring');
});

it('does nothing when it is off', () => {
  const { links, hash, visit, followed } = create('autumn', false);
  links.show('1', { isFirst: false });
  visit('spring');
  expect([links.first(), hash(), followed]).toEqual([null, 'spring', []]);
});

it('leaves an address that names something else in the page to the first slide, and takes one that names nothing', () => {
  const elsewhere = create('contact');
  elsewhere.links.show('3', { isFirst: true });
  expect(elsewhere.hash()).toBe('contact');
  const nowhere = create('');
  nowhere.links.show('3', { isFirst: true });
  expect(nowhere.hash()).toBe('autumn');
});
