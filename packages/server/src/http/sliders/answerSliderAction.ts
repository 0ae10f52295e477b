import type { JsonObject } from '@vitrine/model';
import { type Fields, textField } from '../request/fields.ts';
import { actions } from './calls/actions.ts';
import type { SliderContext } from './calls/SliderCall.ts';
import { askOfForm } from './SliderAsk.ts';
import { refuse } from './SliderReply.ts';

/**
 * What an ajax call about modules is answered (spec/1 §7.4): the client action stands beside the action, its data nested
 * or as JSON. What nobody knows is refused.
 */
export async function answerSliderAction(context: SliderContext, fields: Fields): Promise<JsonObject> {
  const name = textField(fields, 'client_action') ?? '';
  const call = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (!call) return { ...refuse('Unknown action') };
  const reply = await call(context, askOfForm(fields));
  const written = reply.success ? await reply.write() : reply;
  return typeof written === 'string' ? (JSON.parse(written) as JsonObject) : { ...written };
}
