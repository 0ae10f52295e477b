import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

const typed = { rating: '4', comment: 'It leans <b>so</b>\n"well"', author: 'Ana', email: 'ana@example.com' };

describe.each(pageDatabases)('reviews of products, on %s', async (kind) => {
  const { shop, visitor, url } = await startTestSite(kind);
  const { queries } = shop;
  const at = (path: string): string => new URL(path, url).href;
  const settings = async (value: object) => {
    await queries.deleteFrom('settings').execute();
    await queries
      .insertInto('settings')
      .values({ name: 'shop', value: JSON.stringify(value), updated_at: 1 })
      .execute();
  };

  it('wait to be read, and the page says so to who wrote it, without a cookie', async () => {
    await settings({});
    await shop.product({ slug: 'held' });
    const guest = visitor();
    const sent = await guest.post('/product/held/', typed);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      at('/product/held/?reviewed=held#comment-respond'),
    ]);
    const page = (await guest.get('/product/held/?reviewed=held')).page();
    expect(page.querySelector('#comment-respond output')?.textContent).toBe(
      'Your review is awaiting approval.',
    );
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect([...guest.cookies.keys()]).toEqual([]);
  });

  it('that are refused keep all that was typed, with the reason at its field', async () => {
    await settings({});
    await shop.product({ slug: 'refused' });
    const sent = await visitor().post('/product/refused/', { ...typed, email: 'nobody' });
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const page = sent.page();
    expect(page.querySelector('#comment')?.textContent).toBe(typed.comment);
    expect(page.querySelector('#author')?.getAttribute('value')).toBe('Ana');
    expect(page.querySelector('#rating-4')?.hasAttribute('checked')).toBe(true);
    expect(page.querySelector('#email-error')?.textContent).toBe('Please enter a valid email address.');
    const unrated = (await visitor().post('/product/refused/', { ...typed, rating: '' })).page();
    expect(unrated.querySelector('#rating-error')?.textContent).toBe('Please select a rating.');
    expect(unrated.querySelector('#comment-respond li a')?.getAttribute('href')).toBe('#rating-1');
    await settings({ site: { language: 'ar' } });
    const arabic = (await visitor().post('/product/refused/', { ...typed, rating: '9' })).page();
    expect(arabic.querySelector('#rating-error')?.textContent).toBe('اختر من نجمة إلى خمس نجوم.');
    await settings({ reviews: { on: false } });
    const closed = (await visitor().post('/product/refused/', typed)).page();
    expect(closed.querySelector('#comment-respond [role=alert]')?.textContent).toContain('closed');
    expect(closed.querySelector('#comment')?.textContent).toBe(typed.comment);
    expect((await visitor().get('/product/refused/')).page().querySelector('#respond')).toBeNull();
  });

  it('come in pages that are everybody’s, each review with an address of its own', async () => {
    await settings({ reviews: { needApproval: false } });
    const id = await shop.product({ slug: 'long' });
    const row = { product_id: id, author: 'A', email: 'a@example.com', rating: 4, status: 'approved' };
    const rows = Array.from({ length: 41 }, (_, index) => ({
      ...row,
      content: `Number ${index + 1}.`,
      created_at: index,
    }));
    await queries.insertInto('reviews').values(rows).execute();
    const get = async (query: string) => visitor().get(`/product/long/${query}`);
    const said = async (query: string) =>
      [...(await get(query)).page().querySelectorAll('.comment_container .description')].map(
        (text) => text.textContent,
      );
    expect((await said(''))[0]).toBe('Number 41.');
    expect([await said('?cpage=3'), await said('?cpage=99')]).toEqual([['Number 1.'], ['Number 1.']]);
    const answer = await get('?cpage=2');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const second = answer.page();
    expect(second.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(at('/product/long/'));
    expect(second.querySelector('#comments .next')?.getAttribute('href')).toBe(
      at('/product/long/?cpage=3#reviews'),
    );
    const link = second.querySelector('.comment_container .meta a')?.getAttribute('href') ?? '';
    const { hash, search } = new URL(link);
    expect(search).toBe(`?comment_id=${hash.slice('#comment-'.length)}`);
    expect(second.querySelector(hash)?.textContent).toContain('Number 21.');
    expect((await get(search)).headers.get('location')).toBe(at(`/product/long/?cpage=2${hash}`));
    const last = await queries
      .selectFrom('reviews')
      .select('id')
      .where('content', '=', 'Number 2.')
      .executeTakeFirstOrThrow();
    const lastAt = async () => (await get(`?comment_id=${last.id}`)).headers.get('location');
    expect(await lastAt()).toBe(at(`/product/long/?cpage=2#comment-${last.id}`));
    // What names none of this product is no redirect.
    for (const other of ['0', '999999', '-1', 'x'])
      expect((await get(`?comment_id=${other}`)).status).toBe(200);
    // A kept page goes when a review comes: what was last on it moves to the next.
    const sent = await visitor().post('/product/long/', typed);
    expect(sent.headers.get('location')).toMatch(/\/product\/long\/#comment-\d+$/);
    expect((await said('?cpage=2'))[0]).toBe('Number 22.');
    expect(await lastAt()).toBe(at(`/product/long/?cpage=3#comment-${last.id}`));
  });

  it('never fail, whatever is sent', async () => {
    await settings({ reviews: { needApproval: false, needRating: false } });
    await shop.product({ slug: 'hostile' });
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('', '-1', '1e309', '</textarea><script>x</script>', 'a'.repeat(20_000)),
    );
    await fc.assert(
      fc.asyncProperty(odd, odd, odd, odd, async (rating, author, email, comment) => {
        const sent = await visitor().post('/product/hostile/', { rating, author, email, comment });
        expect([200, 303]).toContain(sent.status);
        expect(sent.body).not.toContain('<script>x');
      }),
      { numRuns: 15 },
    );
  });
});
