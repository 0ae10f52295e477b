import type { FastifyInstance } from 'fastify';
import { type Answer, nothing, refused } from '../answer/Answer.ts';
import { sendAnswer } from '../answer/sendAnswer.ts';
import type { Call } from '../call/Call.ts';
import { createCall } from '../call/createCall.ts';
import { textField } from '../request/fields.ts';
import { AJAX_PATH } from '../request/rewriteUrl.ts';
import type { ServerContext } from '../ServerContext.ts';
import { createAjaxFaults } from './ajaxFault.ts';
import { isClosedTo } from '../../visitors/comingSoonBanner.ts';
import { ajaxEndpoints } from './ajax/index.ts';

/** facts/woo-contract §1: by any method; what nobody knows is answered with nothing. */
export function addAjaxRoutes(app: FastifyInstance, context: ServerContext): void {
  const faults = createAjaxFaults();
  app.route({
    method: ['GET', 'POST'],
    url: AJAX_PATH,
    errorHandler: faults.send,
    handler: async (request, reply) => {
      const call = await createCall(context, request, reply);
      faults.learn(call.settings.site.language);
      return sendAnswer(reply, await answerAjax(textField(call.fields, 'wc-ajax') ?? '', call));
    },
  });
}

export async function answerAjax(name: string, call: Call): Promise<Answer> {
  if (isClosedTo(call.visitor.user, call.settings)) return refused;
  const endpoint = Object.hasOwn(ajaxEndpoints, name) ? ajaxEndpoints[name] : undefined;
  return endpoint ? endpoint(call) : nothing;
}
