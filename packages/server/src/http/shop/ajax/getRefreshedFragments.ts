import { cartAnswer } from '../cartAnswer.ts';
import type { AjaxEndpoint } from './AjaxEndpoint.ts';

/** facts/woo-contract §2. A mere read: it makes no session and no cookie. */
export const getRefreshedFragments: AjaxEndpoint = (call) => cartAnswer(call, call.visitor.customerId);
