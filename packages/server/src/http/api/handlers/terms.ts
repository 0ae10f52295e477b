import { can } from '../../../accounts/roles.ts';
import type { User } from '../../../accounts/User.ts';
import { findTermById, listTerms } from '../../../catalogue/terms/listTerms.ts';
import { deleteTerm, saveTerm } from '../../../catalogue/terms/saveTerm.ts';
import type { Shop } from '../../../Shop.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, made, missing, shown, unsaved } from '../answer/Outcome.ts';
import { change } from '../change.ts';
import { slicePage } from '../slicePage.ts';
import { forbidden } from '../whoAsks.ts';

const OF_POSTS: ReadonlySet<string> = new Set(['category', 'post_tag']);

const mayEdit = (user: User, taxonomy: string): boolean =>
  can(user, OF_POSTS.has(taxonomy) ? 'editPosts' : 'manageCatalogue');

const read = async (shop: Shop, taxonomy: string, id: number) => {
  const value = await findTermById(shop, taxonomy, id);
  return value && { value };
};

export const termHandlers = {
  async listTerms({ shop, params, query }) {
    const all = await listTerms(shop, params.taxonomy);
    const text = query.search?.toLowerCase() ?? '';
    return slicePage(
      all.filter(({ name, slug }) => name.toLowerCase().includes(text) || slug.includes(text)),
      query,
    );
  },
  async createTerm({ shop, user, params: { taxonomy }, body }) {
    if (!mayEdit(user, taxonomy)) return forbidden;
    const saved = await saveTerm(shop, { ...body, taxonomy });
    if (!saved.ok) return unsaved(saved);
    return made(await read(shop, taxonomy, saved.id), `/terms/${encodeURIComponent(taxonomy)}/${saved.id}`);
  },
  readTerm: async ({ shop, params }) => shown(await read(shop, params.taxonomy, params.id)),
  async updateTerm(call) {
    const { shop, user, params, body } = call;
    const { taxonomy, id } = params;
    if (!mayEdit(user, taxonomy)) return forbidden;
    const saved = await change(call, {
      table: 'terms',
      id,
      read: (within) => read(within, taxonomy, id),
      async write(within) {
        // A term is saved as a whole: what is left out is as it stands now, under the lock.
        const now = await findTermById(within, taxonomy, id);
        return saveTerm(within, { ...now, ...body, id, taxonomy, name: body.name ?? now?.name ?? '' });
      },
    });
    if ('kind' in saved) return saved;
    return saved.ok ? shown(await read(shop, taxonomy, id)) : unsaved(saved);
  },
  async deleteTerm(call) {
    const { taxonomy, id } = call.params;
    if (!mayEdit(call.user, taxonomy)) return forbidden;
    const gone = await change(call, {
      table: 'terms',
      id,
      read: (within) => read(within, taxonomy, id),
      write: async (within) => ((await deleteTerm(within, id)) ? done : missing()),
    });
    return gone;
  },
} satisfies Partial<Handlers>;
