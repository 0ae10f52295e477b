import type { FastifyInstance } from 'fastify';
import { sendAnswer } from '../answer/sendAnswer.ts';
import { json, refused } from '../answer/Answer.ts';
import { createCall } from '../call/createCall.ts';
import { textField } from '../request/fields.ts';
import type { ServerContext } from '../ServerContext.ts';
import { answerSliderAction } from '../sliders/answerSliderAction.ts';
import { isClosedTo } from '../../visitors/comingSoonBanner.ts';
import { themeActions } from '../theme/index.ts';
import { createAjaxFaults } from './ajaxFault.ts';
import { answerAjax } from './addAjaxRoutes.ts';

const SHOP = 'woocommerce_';
const SLIDERS = /^revslider_ajax_/;

/** The second door of the shop's calls, and the only one of the theme's and the modules'. */
export function addAdminAjax(app: FastifyInstance, context: ServerContext): void {
  const faults = createAjaxFaults();
  app.route({
    method: ['GET', 'POST'],
    url: '/wp-admin/admin-ajax.php',
    errorHandler: faults.send,
    handler: async (request, reply) => {
      const call = await createCall(context, request, reply);
      faults.learn(call.settings.site.language);
      const action = textField(call.fields, 'action') ?? '';
      const themed = Object.hasOwn(themeActions, action) ? themeActions[action] : undefined;
      const isShopClosed = isClosedTo(call.visitor.user, call.settings);
      if (themed) return sendAnswer(reply, isShopClosed ? refused : await themed(call));
      if (action.startsWith(SHOP))
        return sendAnswer(reply, await answerAjax(action.slice(SHOP.length), call));
      if (SLIDERS.test(action))
        return sendAnswer(reply, json(await answerSliderAction({ ...context, isShopClosed }, call.fields)));
      // As the door of the original says that nobody is behind it.
      return reply.code(400).type('text/html; charset=UTF-8').send('0');
    },
  });
}
