// @long
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

const typed = { author: 'Ana', email: 'ana@example.com', comment: 'It leans <b>so</b>\n"well"' };

describe.each(pageDatabases)('comments below posts, on %s', async (kind) => {
  const { shop, visitor, url } = await startTestSite(kind);
  const { queries } = shop;
  const at = (path: string): string => new URL(path, url).href;
  const settings = async (comments: object) => {
    const value = JSON.stringify({ comments });
    await queries.deleteFrom('settings').execute();
    await queries.insertInto('settings').values({ name: 'shop', value, updated_at: 1 }).execute();
  };
  const post = async (slug: string, more: object = {}) =>
    (
      await queries
        .insertInto('posts')
        .values({
          type: 'post',
          slug,
          status: 'publish',
          title: slug,
          published_at: 0,
          created_at: 0,
          updated_at: 0,
          ...more,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const say = async (path: string, fields: Record<string, string> = typed, guest = visitor()) => {
    const form = await guest.get(path);
    const hidden = ['comment_post_ID', 'comment_parent', '_wpnonce'].map((name) => [name, form.value(name)]);
    return guest.post(path.split('?')[0] ?? '', { ...Object.fromEntries(hidden), url: '', ...fields });
  };
  const held = () =>
    queries.selectFrom('comments').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();

  it('are taken without a script, wait to be read, and the page says so', async () => {
    await settings({});
    const id = await post('held');
    const guest = visitor();
    const sent = await say('/blog/held/', typed, guest);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      at('/blog/held/?commented=held#respond'),
    ]);
    expect([...guest.cookies.keys()]).toEqual([]);
    const next = await guest.get('/blog/held/?commented=held');
    expect(next.page().querySelector('#respond output')?.textContent).toContain('Thank you.');
    expect(next.page().querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
    expect(next.body).not.toContain('It leans');
    expect(await held()).toMatchObject({
      post_id: id,
      content: typed.comment,
      status: 'hold',
      user_id: null,
    });
  });

  it('are shown once approved, by their own address, also where pages were kept', async () => {
    await settings({ needApproval: false });
    await post('open');
    expect((await visitor().get('/blog/open/')).body).toContain('Nobody has said anything yet.');
    const sent = await say('/blog/open/');
    const { id } = await held();
    expect(sent.headers.get('location')).toBe(at(`/blog/open/#comment-${id}`));
    const page = (await visitor().get('/blog/open/')).page();
    expect(page.querySelector(`#comment-${id} .comment-text`)?.innerHTML).toBe(
      'It leans &lt;b&gt;so&lt;/b&gt;<br>"well"',
    );
    const reply = await say(`/blog/open/?replytocom=${id}`, { ...typed, comment: 'So it does.' });
    expect(reply.status).toBe(303);
    expect(await held()).toMatchObject({ parent_id: id, thread_id: id });
    const { body, headers } = await visitor().get('/blog/open/');
    expect(body).toContain('So it does.');
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    await queries.updateTable('comments').set({ status: 'trash' }).where('id', '=', id).execute();
    expect((await visitor().get('/blog/open/')).body).not.toContain('It leans');
  });

  it('that are refused keep every text that was typed, with the reason at its field', async () => {
    await settings({ needApproval: false });
    await post('refused');
    const sent = await say('/blog/refused/', { ...typed, email: 'nobody' });
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const page = sent.page();
    expect(page.querySelector('#comment-comment')?.textContent).toBe(typed.comment);
    expect(page.querySelector('#comment-author')?.getAttribute('value')).toBe('Ana');
    expect(page.querySelector('#comment-email')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.querySelector('#comment-email-error')?.textContent).toBe(
      'Please enter a valid email address.',
    );
    const stale = await say('/blog/refused/', { ...typed, _wpnonce: '0123456789' });
    expect(stale.page().querySelector('#respond [role=alert]')?.textContent).toContain(
      'press the button again',
    );
    expect(stale.page().querySelector('#comment-comment')?.textContent).toBe(typed.comment);
    await queries.updateTable('posts').set({ comments_open: 0 }).where('slug', '=', 'refused').execute();
    const closed = await visitor().post('/blog/refused/', { ...typed, _wpnonce: sent.value('_wpnonce') });
    expect(closed.page().querySelector('#respond [role=alert]')?.textContent).toContain('closed');
    expect(closed.page().querySelector('#comment-comment')?.textContent).toBe(typed.comment);
    expect((await visitor().get('/blog/refused/')).page().querySelector('#respond')).toBeNull();
    expect(
      await queries.selectFrom('comments').select('id').where('content', '=', 'refused').execute(),
    ).toEqual([]);
  });

  it('of a customer need no name, by the nonce of a page that is everybody’s', async () => {
    await settings({});
    await post('known');
    const customer = visitor();
    const account = await customer.get('/my-account/');
    await customer.post('/my-account/', {
      email: 'ines@example.com',
      password: 'a long enough passphrase',
      register: 'Register',
      'woocommerce-register-nonce': account.value('woocommerce-register-nonce'),
    });
    const shared = (await visitor().get('/blog/known/')).value('_wpnonce');
    const sent = await customer.post('/blog/known/', {
      comment: 'Mine',
      author: '',
      email: '',
      _wpnonce: shared,
    });
    expect(sent.status).toBe(303);
    expect(await held()).toMatchObject({
      content: 'Mine',
      email: 'ines@example.com',
      user_id: expect.any(Number),
    });
    const guest = await visitor().post('/blog/known/', { comment: 'Whose', _wpnonce: shared });
    expect(guest.page().querySelector('#comment-author-error')?.textContent).toBe('Please enter your name.');
  });

  it('that fill what nobody sees are kept as spam, and told nothing', async () => {
    await settings({ needApproval: false });
    await post('trap');
    const sent = await say('/blog/trap/', { ...typed, url: 'https://spam.example' });
    expect(sent.headers.get('location')).toBe(at('/blog/trap/?commented=held#respond'));
    expect(await held()).toMatchObject({ status: 'spam' });
  });

  it('come in pages, and an address with one that is not there shows the last', async () => {
    await settings({ needApproval: false });
    const id = await post('long');
    const row = { post_id: id, author: 'A', email: 'a@example.com', status: 'approved', created_at: 0 };
    const rows = Array.from({ length: 41 }, (_, index) => ({ ...row, content: `Number ${index + 1}.` }));
    await queries.insertInto('comments').values(rows).execute();
    const page = async (query: string) => (await visitor().get(`/blog/long/${query}`)).page();
    const said = async (query: string) =>
      [...(await page(query)).querySelectorAll('.comment-text')].map((text) => text.textContent);
    expect(await said('')).toHaveLength(20);
    expect([await said('?cpage=3'), await said('?cpage=99')]).toEqual([['Number 41.'], ['Number 41.']]);
    const second = await page('?cpage=2');
    expect(second.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(at('/blog/long/'));
    expect(second.querySelector('.woocommerce-pagination .next')?.getAttribute('href')).toBe(
      at('/blog/long/?cpage=3#comments'),
    );
    const link = second.querySelector('.comment-meta a')?.getAttribute('href') ?? '';
    const { hash, search } = new URL(link);
    expect(second.querySelector(hash)?.textContent).toContain('Number 21.');
    // Its own address finds the page that it stands on, also when one before it is gone.
    const found = async () => (await visitor().get(`/blog/long/${search}`)).headers.get('location');
    expect(await found()).toBe(at(`/blog/long/?cpage=2${hash}`));
    await queries.deleteFrom('comments').where('content', '=', 'Number 2.').execute();
    expect(await found()).toBe(at(`/blog/long/${hash}`));
  });

  it('never fail, whatever is sent', async () => {
    await settings({ needApproval: false });
    await post('hostile');
    const nonce = (await visitor().get('/blog/hostile/')).value('_wpnonce');
    const odd = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom(
        '',
        '-1',
        '2147483648',
        '1e309',
        "' or 1=1 --",
        '</textarea><script>x</script>',
        'a'.repeat(20_000),
      ),
    );
    await fc.assert(
      fc.asyncProperty(odd, odd, odd, odd, async (author, email, comment, number) => {
        const fields = { author, email, comment, comment_parent: number, _wpnonce: nonce };
        const sent = await visitor().post(
          `/blog/hostile/?cpage=${encodeURIComponent(Buffer.from(number.slice(0, 200)).toString())}`,
          fields,
        );
        expect([200, 303]).toContain(sent.status);
        expect(sent.body).not.toContain('<script>x');
      }),
      { numRuns: 25 },
    );
  });

  it('answer nothing of another post, and nothing that is not there', async () => {
    await settings({ needApproval: false });
    await post('here');
    const other = await queries
      .selectFrom('comments')
      .select('id')
      .where('content', '=', 'Number 1.')
      .executeTakeFirstOrThrow();
    for (const parent of [String(other.id), '999999', '-1x', '99999999999999999999']) {
      const form = await visitor().get(`/blog/here/?replytocom=${parent}`);
      expect([form.status, form.value('comment_parent')]).toEqual([200, '0']);
    }
    const sent = await say('/blog/here/', { ...typed, comment_parent: String(other.id) });
    expect(sent.page().querySelector('#respond [role=alert]')?.textContent).toContain('not there any more');
  });
});
