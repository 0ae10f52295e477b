import { expect, it } from 'vitest';
import { pagingView } from './PagingView.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [3, 4, [1, 2, 3, 4]],
])('page %i of %i links to %j', (page, pages, linked) => {
  const { links } = pagingView(page, pages, (number) => `/page/${number}/`);
  expect(links.map((link) => link && link.page)).toEqual(linked);
  expect(links.find((link) => link?.page === page)?.url).toBe(`/page/${page}/`);
});

it('leads to the page before and the one after, where there is one', () => {
  const urlsOf = (page: number) => {
    const { previousUrl, nextUrl } = pagingView(page, 3, String);
    return [previousUrl, nextUrl];
  };
  expect([1, 2, 3].map(urlsOf)).toEqual([
    ['', '2'],
    ['1', '3'],
    ['2', ''],
  ]);
});
