import { asObject, type JsonObject, parseReply } from '@vitrine/model';
import { AJAX_RETRIES, AJAX_RETRY_MS, ENGINE_VERSION } from '../limits.ts';
import { SLIDER_TEXTS } from '../sliders/sliderTexts.ts';
import { withQuery } from '../sliders/endpointAddress.ts';

export interface WireOptions {
  readonly ajaxUrl?: string;
  /** Sent with calls by ajax, in backend mode only. */
  readonly nonce?: string;
  readonly isBackend?: boolean;
  /** Ends every call and its repetitions. */
  readonly signal?: AbortSignal;
  readonly wait?: (ms: number) => Promise<void>;
  readonly fetch?: typeof fetch;
  /** Where 'Invalid JSON object encountered' goes. Default: the console. */
  readonly log?: (text: string) => void;
}

export interface Wire {
  /** The reply's object; rejects with the status text, or with `refusal` when it is without success. */
  get(url: string, refusal: string): Promise<JsonObject>;
  ajax(clientAction: string, data: JsonObject, refusal: string, version?: number): Promise<JsonObject>;
}

interface Received {
  readonly text: string;
  readonly status: number;
  readonly statusText: string;
}

const headers = {
  'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8',
  'X-Requested-With': 'XMLHttpRequest',
};
const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** Sends, and reads what comes back: text, parsed or repaired. */
export function createWire(options: WireOptions): Wire {
  const { ajaxUrl = '', signal, wait = pause, log = console.warn } = options;
  const send = async (url: string, init: RequestInit): Promise<Received> => {
    const response = await (options.fetch ?? fetch)(url, { ...init, headers, ...(signal && { signal }) });
    // Read here, so that a connection which drops in the middle counts as lost too.
    const text = await response.text();
    return { text, status: response.status, statusText: response.statusText };
  };
  const sendAgain = async (url: string, init: RequestInit, left: number): Promise<Received> => {
    try {
      return await send(url, init);
    } catch (lost) {
      if (left === 0 || signal?.aborted) throw lost;
      await wait(AJAX_RETRY_MS);
      return sendAgain(url, init, left - 1);
    }
  };
  const read = (received: Received, refusal: string): JsonObject => {
    const reply = parseReply(received.text, received);
    for (const message of reply.messages) log(message);
    if (reply.ok) return reply.data;
    throw new Error(received.status === 200 ? refusal : reply.error);
  };
  const form = (clientAction: string, data: JsonObject, version: number): URLSearchParams =>
    encodeForm({
      action: options.isBackend ? 'revslider_ajax_action' : 'revslider_ajax_call_front',
      client_action: clientAction,
      data,
      version,
      nonce: options.isBackend ? options.nonce : undefined,
    });

  return {
    async get(url, refusal) {
      return read(await send(url, { method: 'GET' }), refusal);
    },
    async ajax(clientAction, data, refusal, version = ENGINE_VERSION) {
      if (!ajaxUrl) throw new Error(SLIDER_TEXTS.noAddress);
      // spec/1 §7.4: this one names the old format in its address.
      const url = withQuery(ajaxUrl, clientAction === 'get_full_slider_object_v7' ? { srengine: '6' } : {});
      const body = form(clientAction, data, version);
      return read(await sendAgain(url, { method: 'POST', body }, AJAX_RETRIES), refusal);
    },
  };
}

/** A form's body: what is nested stands in brackets, `data[a][0]=1`. Undefined is left out, null is empty. */
function encodeForm(fields: object): URLSearchParams {
  const form = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    const nested = asObject(value);
    if (nested) for (const [key, inner] of Object.entries(nested)) add(`${name}[${key}]`, inner);
    else if (value !== undefined) form.append(name, String(value ?? ''));
  };
  for (const [name, value] of Object.entries(fields)) add(name, value);
  return form;
}
