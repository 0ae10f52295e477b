import multipart from '@fastify/multipart';
import { API_BASE, API_BODY_BYTES, type ApiEndpoint, apiEndpoints } from '@vitrine/contract/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerContext } from '../ServerContext.ts';
import { createSpoken, type Spoken } from '../words/createSpoken.ts';
import { addBannerRoute } from './addBannerRoute.ts';
import { answerCall } from './answerCall.ts';
import type { Handler } from './ApiCall.ts';
import { sendRefusal } from './answer/sendOutcome.ts';
import { addApiErrors } from './addApiErrors.ts';
import { handlers } from './handlers/index.ts';
import { addDocumentRoutes } from './openapi/addDocumentRoutes.ts';
import { parseJson } from './request/parseJson.ts';
import { type Asker, whoAsks } from './whoAsks.ts';
import { addOtherMethods } from './addOtherMethods.ts';
import { Refused } from './Refused.ts';
import type { UploadStore } from '../../media/store/UploadStore.ts';

export interface ApiOptions {
  readonly uploads: UploadStore;
}

/** The JSON API, by the contract's table. Needs the plugin for cookies; forms and other bodies are its own business. */
export function addApiRoutes(app: FastifyInstance, context: ServerContext, { uploads }: ApiOptions): void {
  const spoken = createSpoken(context.shop);
  const endpoints: readonly ApiEndpoint[] = Object.values(apiEndpoints);
  app.register(
    async (api) => {
      api.removeAllContentTypeParsers();
      api.addContentTypeParser(
        'application/json',
        { parseAs: 'string' },
        async (_request: FastifyRequest, text: string | Buffer) => {
          const parsed = parseJson(String(text));
          if (!parsed.ok) throw new Refused(parsed.refusal);
          return parsed.value;
        },
      );
      await api.register(multipart, { throwFileSizeLimit: true });
      addApiErrors(api, spoken);
      for (const endpoint of endpoints) addEndpoint(api, context, endpoint, uploads, spoken);
      addDocumentRoutes(api);
      addOtherMethods(api, endpoints, spoken);
    },
    { prefix: API_BASE },
  );
  addBannerRoute(app, context);
}

function addEndpoint(
  api: FastifyInstance,
  context: ServerContext,
  endpoint: ApiEndpoint,
  uploads: UploadStore,
  spoken: Spoken,
): void {
  const handler = handlers[endpoint.name as keyof typeof handlers] as unknown as Handler<ApiEndpoint>;
  // Kept by the request: before its body is read, who may not send it is sent away.
  const askers = new WeakMap<FastifyRequest, Asker>();
  api.route({
    method: endpoint.method,
    url: endpoint.path,
    bodyLimit: endpoint.bodyBytes ?? API_BODY_BYTES,
    onRequest: async (request, reply) => {
      const asker = await whoAsks(context, endpoint, request, reply);
      if ('kind' in asker) return sendRefusal(reply, asker, await spoken());
      askers.set(request, asker);
    },
    handler: (request, reply) => {
      const asker = askers.get(request);
      if (!asker) throw new Error('Nobody has asked who this is');
      return answerCall(endpoint, handler, asker, uploads, request, reply);
    },
  });
}
