import { expect, it } from 'vitest';
import { drawPage } from '../testing/drawPage.ts';
import { sampleCommentForm, sampleComments } from '../testing/sampleComments.ts';
import { samplePage } from '../testing/samplePages.ts';

const draw = (changes: Parameters<typeof sampleComments>[0] = {}) =>
  drawPage(
    samplePage('content', {
      title: 'The jar',
      trail: [],
      html: '<p>Words.</p>',
      image: null,
      post: { publishedAt: 0, author: 'Yuna', categories: [], comments: sampleComments(changes) },
    }),
  );

it('answers stand below what they answer, and each comment has an address of its own', () => {
  const { document, all } = draw();
  expect(all('#comments > ol > li').length).toBe(2);
  expect(document.querySelector('#comments > ol > li > ol > li > ol #comment-3')?.textContent).toContain(
    'Good to know.',
  );
  expect(document.querySelector('#comment-2 .comment-meta a')?.getAttribute('href')).toBe(
    '/blog/jar/#comment-2',
  );
  expect(all('.comment-reply a').map((link) => link.getAttribute('rel'))).toEqual(Array(4).fill('nofollow'));
});

it('a form that was refused holds all that was typed, with what is wrong at its field', () => {
  const values = { author: 'A "quoted" name', email: 'nobody', comment: 'Two\n</textarea>lines' };
  const errors = { email: 'Please enter a valid email address.', '': 'Please try again later.' };
  const { document, all } = draw({ form: sampleCommentForm({ values, errors }) });
  const field = (name: string) => document.querySelector(`#comment-${name}`);
  expect(field('author')?.getAttribute('value')).toBe(values.author);
  expect(field('comment')?.textContent).toBe(values.comment);
  expect([
    field('email')?.getAttribute('aria-invalid'),
    field('author')?.getAttribute('aria-invalid'),
  ]).toEqual(['true', null]);
  expect(document.getElementById('comment-email-error')?.textContent).toBe(errors.email);
  expect(field('email')?.getAttribute('aria-describedby')).toBe('comment-who comment-email-error');
  expect(all('#respond [role=alert] li').map((item) => item.textContent)).toEqual(Object.values(errors));
});

it('a form for an answer says whom it answers, and leads back to the post', () => {
  const form = sampleCommentForm({ parentId: 4, replyTo: 'Jonas', cancelUrl: '/blog/jar/#respond' });
  const { document } = draw({ form });
  expect(document.querySelector('#reply-title')?.textContent).toBe('Reply to Jonas');
  expect(document.querySelector('input[name=comment_parent]')?.getAttribute('value')).toBe('4');
  expect(document.querySelector('.form-submit a')?.getAttribute('href')).toBe('/blog/jar/#respond');
});

it('closed comments stay to be read; without any, nothing is said of them', () => {
  const closed = draw({ form: null }).document;
  expect([closed.querySelector('#respond'), closed.querySelector('#comments > p')?.textContent]).toEqual([
    null,
    'Comments are closed.',
  ]);
  expect(draw({ form: null, count: 0, items: [] }).document.querySelector('#comments')).toBeNull();
});
