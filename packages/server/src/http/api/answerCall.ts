import type { ApiEndpoint } from '@vitrine/contract/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiCall, Handler } from './ApiCall.ts';
import { missing, type Outcome, refused, type Refusal } from './answer/Outcome.ts';
import { checkPart } from './request/checkPart.ts';
import { readExpected } from './request/expected.ts';
import { readUpload, type UploadedFile } from './request/readUpload.ts';
import { type Paging, sendOutcome } from './answer/sendOutcome.ts';
import type { Asker } from './whoAsks.ts';
import type { UploadStore } from '../../media/store/UploadStore.ts';

type AnyCall = ApiCall;

/** Checks every part of a request, hands it on, and sends what comes of it. */
export async function answerCall(
  endpoint: ApiEndpoint,
  handler: Handler<ApiEndpoint>,
  { call, user, token }: Asker,
  uploads: UploadStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const parts = await readParts(endpoint, request);
  const outcome: Outcome<unknown> =
    parts.kind === 'refused'
      ? parts
      : await handler({ ...call, ...parts, user, token, uploads, request, reply } as unknown as AnyCall);
  const paging = (parts.kind === 'refused' ? {} : parts.query) as Partial<Paging>;
  const { page = 1, perPage = 1 } = paging;
  // Before the shop opens those who run it see what nobody else may.
  const isShared = endpoint.isShared && !call.settings.comingSoon.on;
  const { language } = call.settings.site;
  return sendOutcome(request, reply, { ...endpoint, isShared }, outcome, { page, perPage }, language);
}

type Parts = Pick<AnyCall, 'params' | 'query' | 'body' | 'expected'> & {
  readonly kind: 'parts';
  readonly file: UploadedFile | null;
};

async function readParts(endpoint: ApiEndpoint, request: FastifyRequest): Promise<Parts | Refusal> {
  const params = checkPart(endpoint.params, request.params);
  // An address that nothing can have.
  if (!params.ok) return missing();
  const query = checkPart(endpoint.query, request.query);
  if (!query.ok) return query.refusal;
  const expected = readExpected(request.headers['if-match']);
  if (endpoint.needsMatch && !expected.isGiven)
    return refused(428, 'match_needed', 'Send the ETag of what you have read in the header If-Match.');
  const sent = await readBody(endpoint, request);
  if (sent.kind === 'refused') return sent;
  const body = endpoint.body ? checkPart(endpoint.body, sent.body) : null;
  if (body && !body.ok) return body.refusal;
  return {
    kind: 'parts',
    params: params.value,
    query: query.value,
    body: body?.value as undefined,
    expected,
    file: sent.file,
  };
}

interface Sent {
  readonly kind: 'sent';
  readonly body: unknown;
  readonly file: UploadedFile | null;
}

async function readBody({ body, upload }: ApiEndpoint, request: FastifyRequest): Promise<Sent | Refusal> {
  if (upload) {
    const read = await readUpload(request, upload);
    return read.kind === 'refused' ? read : { kind: 'sent', body: read.fields, file: read.file };
  }
  if (body && request.isMultipart()) return refused(415, 'wrong_type', 'The body must be application/json.');
  if (body && request.body === undefined) return refused(400, 'malformed', 'A JSON body is needed.');
  return { kind: 'sent', body: request.body, file: null };
}
