import { noticeTexts, translate } from '@vitrine/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../../db/isUnavailable.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import { type Answer, html, json } from '../answer/Answer.ts';
import { isCutOff } from '../request/isCutOff.ts';
import { sendAnswer } from '../answer/sendAnswer.ts';
import { type Fields, textField } from '../request/fields.ts';
import { refuse } from '../sliders/SliderReply.ts';

/** What went wrong, as each call tells it. */
interface Fault {
  readonly message: string;
  /** The page that the visitor is on. */
  readonly page: string;
}

const notice = ({ message }: Fault): string =>
  `<ul class="woocommerce-error" role="alert"><li>${escapeHtml(message)}</li></ul>`;
const failed = (fault: Fault): Answer =>
  json({ result: 'failure', messages: notice(fault), refresh: false, reload: false });
const told = (fault: Fault): Answer => html(notice(fault));
/** Its script puts this in the place of the totals. */
const totals = (fault: Fault): Answer => html(`<div class="cart_totals">${notice(fault)}</div>`);
const plain = ({ message }: Fault): Answer => json({ error: true, message, fragments: {} });

/** facts/woo-contract: what the script of each call understands as a failure; at anything else its buttons stay as if they loaded. */
const ANSWERS: Readonly<Record<string, (fault: Fault) => Answer>> = {
  add_to_cart: ({ page }) => json({ error: true, product_url: page }),
  // Without fragments, the script follows the link.
  remove_from_cart: () => json({ success: false }),
  checkout: failed,
  update_order_review: failed,
  apply_coupon: told,
  remove_coupon: told,
  update_shipping_method: totals,
  get_cart_totals: totals,
  get_variation: () => json(false),
  get_customer_location: () => json({ success: false, data: {} }),
  woodmart_ajax_search: () => json({ suggestions: [] }),
};

export interface AjaxFaults {
  /** What the shop speaks, by a call that could still be told it. */
  readonly learn: (language: string) => void;
  /** Answers a call that failed, or came too large, in the words of its contract; a fault of ours is told to the log, by its number. */
  readonly send: (
    error: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | Promise<FastifyReply>;
}

/** A database that has just failed is not asked which language its shop speaks: that is known from the calls before. */
export function createAjaxFaults(): AjaxFaults {
  let language = 'en';
  return {
    learn: (spoken) => void (language = spoken),
    send(error, request, reply) {
      const status = statusOf(error);
      if (status >= 500 && !isCutOff(request)) request.log.error({ err: error }, 'a call failed');
      const message = translate(noticeTexts, faultMessage(status, request.id), language);
      const fault = { message, page: pageOf(request) };
      const name = nameOf(request.query as Fields);
      const answer = name.startsWith('revslider_') ? json(refuse(fault.message)) : answerOf(name)(fault);
      return sendAnswer(reply, answer);
    },
  };
}

const answerOf = (name: string) => (Object.hasOwn(ANSWERS, name) ? ANSWERS[name] : undefined) ?? plain;

/** Only of the address: the body may be what is wrong. */
const nameOf = (query: Fields): string =>
  textField(query, 'wc-ajax') ?? (textField(query, 'action') ?? '').replace(/^woocommerce_/, '');

function statusOf(error: unknown): number {
  if (isUnavailable(error)) return 503;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? status : 500;
}

const MESSAGES: Readonly<Record<number, string>> = {
  413: 'That was more than we can take at once. Please send less.',
  429: 'Too many requests came from where you are. Please wait a minute, and try again.',
  503: 'The shop cannot reach its data right now. Nothing is lost: please try again in a moment.',
};

/** In English: what visitors read is looked up by it. */
export const faultMessage = (status: number, requestId: string): string =>
  MESSAGES[status] ??
  (status < 500
    ? 'What was sent could not be read. Please reload the page, and try again.'
    : `Something broke on our side. Please try again in a moment. If it stays, tell us this number: ${requestId}`);

/** The path alone: a script goes there, and no address of another site must come out of a header. */
function pageOf({ headers }: FastifyRequest): string {
  const { referer = '', host } = headers;
  const url = URL.canParse(referer) ? new URL(referer) : null;
  return url?.host === host && url ? `/${(url.pathname + url.search).replace(/^[/\\]+/, '')}` : '/';
}
