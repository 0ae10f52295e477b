import formbody from '@fastify/formbody';
import { createSliderClient, type SliderClient, type SliderClientOptions } from '@vitrine/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { fastifyOptions } from '../../fastifyOptions.ts';
import { type Fields, parseFields } from '../../request/fields.ts';
import { addSliderRoutes } from '../addSliderRoutes.ts';
import { answerSliderAction } from '../answerSliderAction.ts';
import type { SliderContext } from '../calls/SliderCall.ts';

export interface SliderApp {
  readonly app: FastifyInstance;
  readonly url: string;
  client(options?: Partial<SliderClientOptions>): SliderClient;
}

/** A server with nothing but the calls about modules, on a port of its own. */
export async function startSliderApp(context: SliderContext): Promise<SliderApp> {
  const app = Fastify(fastifyOptions);
  await app.register(formbody, { parser: (text) => parseFields(text) as Record<string, unknown> });
  addSliderRoutes(app, context);
  app.route({
    method: ['GET', 'POST'],
    url: '/wp-admin/admin-ajax.php',
    handler: (request) =>
      answerSliderAction(context, {
        ...(request.query as Fields),
        ...(request.body as Fields | undefined),
      }),
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => app.close());
  return {
    app,
    url,
    client: (more = {}) =>
      createSliderClient({
        restUrl: `${url}/wp-json/`,
        ajaxUrl: `${url}/wp-admin/admin-ajax.php`,
        ...more,
      }),
  };
}
