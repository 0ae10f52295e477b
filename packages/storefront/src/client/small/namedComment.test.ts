// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { namedComment } from './namedComment.ts';

const went = vi.fn<(to: string | URL) => void>();

beforeEach(() => {
  document.body.innerHTML = '<section id="comments"><article id="comment-3"></article></section>';
  vi.spyOn(location, 'replace').mockImplementation(went);
});
afterEach(() => {
  vi.restoreAllMocks();
  went.mockClear();
});

const open = (end: string): readonly string[] => {
  history.replaceState(null, '', end);
  namedComment.start(document.body);
  return went.mock.calls.map(([to]) => String(to).replace(location.origin, ''));
};

it('asks the shop for the page of a comment that is not on this one any more', () => {
  expect(open('/product/jar/?cpage=2#comment-71')).toEqual(['/product/jar/?comment_id=71#comment-71']);
});

it.each([
  ['the comment is here', '/product/jar/?cpage=2#comment-3'],
  ['it was asked already', '/product/jar/?comment_id=71#comment-71'],
  ['the form is meant', '/product/jar/#comment-respond'],
  ['nothing is named', '/product/jar/?cpage=2'],
])('stays where %s', (_, end) => {
  expect(open(end)).toEqual([]);
});
