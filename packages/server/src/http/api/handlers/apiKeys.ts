import type { ApiKey } from '../../../accounts/apiKeys/ApiKey.ts';
import { createApiKey } from '../../../accounts/apiKeys/createApiKey.ts';
import { findKeyById, listApiKeys, revokeApiKey } from '../../../accounts/apiKeys/listApiKeys.ts';
import { done, made, missing, shown, unsaved } from '../answer/Outcome.ts';
import type { Handlers } from '../ApiCall.ts';
import { slicePage } from '../slicePage.ts';
import { written } from '../views/written.ts';

const view = (key: ApiKey) => written(key, 'createdAt', 'usedAt', 'expiresAt');

export const apiKeyHandlers = {
  listApiKeys: async ({ shop, user, query }) => slicePage((await listApiKeys(shop, user)).map(view), query),
  async createApiKey({ shop, user, token, body }) {
    const saved = await createApiKey(shop, user, { ...body, login: token ?? '' });
    if (!saved.ok) return unsaved(saved);
    const key = await findKeyById(shop, user, saved.id);
    return made(key && { value: { ...view(key), token: saved.token } }, `/api-keys/${saved.id}`);
  },
  async readApiKey({ shop, user, params }) {
    const key = await findKeyById(shop, user, params.id);
    return shown(key && { value: view(key) });
  },
  revokeApiKey: async ({ shop, user, params }) =>
    (await revokeApiKey(shop, user, params.id)) ? done : missing(),
} satisfies Partial<Handlers>;
