import { describe, expect, it } from 'vitest';
import { addNode, flatten, isSameMenu, moveNode, nest, pathsOf, removeNode } from './menuTree.ts';

const menu = [
  {
    title: 'Shop',
    url: '/shop/',
    isMega: true,
    children: [{ title: 'Cups', url: '/cups/', html: '<p>New</p>' }],
  },
  { title: 'Journal', url: '/blog/', opensNew: true, children: [] },
  { title: 'About', url: '/about/' },
];
const titles = (items: ReturnType<typeof nest>): unknown =>
  items.map(({ title, children = [] }) => (children.length > 0 ? [title, titles(children)] : title));

describe('the items of a menu', () => {
  it('come back as they were', () => {
    expect(isSameMenu(nest(flatten(menu)), menu)).toBe(true);
    expect(nest(flatten(menu))[0]).toEqual({
      ...menu[0],
      children: [{ ...menu[0]?.children?.[0], children: [] }],
    });
  });

  it('are moved beside and below each other', () => {
    const all = flatten(menu);
    const id = (name: string) => all.find((node) => node.name === name)?.id ?? 0;
    const moved = (name: string, target: string, position: 'before' | 'after' | 'on') =>
      titles(nest(moveNode(all, id(name), { target: id(target), position }) ?? []));
    expect(moved('About', 'Shop', 'before')).toEqual(['About', ['Shop', ['Cups']], 'Journal']);
    expect(moved('About', 'Cups', 'after')).toEqual([['Shop', ['Cups', 'About']], 'Journal']);
    expect(moved('Cups', 'Journal', 'on')).toEqual(['Shop', ['Journal', ['Cups']], 'About']);
    expect(moveNode(all, id('Shop'), { target: id('Cups'), position: 'on' })).toBeNull();
  });

  it('are no deeper than a menu may be', () => {
    const deep = [
      {
        title: '1',
        children: [
          { title: '2', children: [{ title: '3', children: [{ title: '4', children: [{ title: '5' }] }] }] },
        ],
      },
      { title: 'More' },
    ];
    const all = flatten(deep);
    const more = all.find(({ name }) => name === 'More')?.id ?? 0;
    expect(moveNode(all, more, { target: 5, position: 'on' })).toBeNull();
    expect(moveNode(all, more, { target: 5, position: 'after' })).not.toBeNull();
  });

  it('are added at the end, and go with what is below them', () => {
    const more = addNode(flatten(menu), { name: 'Contact', url: '/contact/' });
    expect(titles(nest(more))).toEqual([['Shop', ['Cups']], 'Journal', 'About', 'Contact']);
    expect(titles(nest(removeNode(more, 1)))).toEqual(['Journal', 'About', 'Contact']);
  });

  it('are found by the paths that errors name', () => {
    expect([...pathsOf(flatten(menu)).values()]).toEqual([
      'items.0',
      'items.0.children.0',
      'items.1',
      'items.2',
    ]);
  });
});
