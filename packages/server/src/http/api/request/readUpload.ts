import '@fastify/multipart';
import type { ApiUpload } from '@vitrine/contract/api';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { refused, invalid, type Refusal } from '../answer/Outcome.ts';
import { UPLOAD_FIELD_BYTES, UPLOAD_FIELDS } from '../limits.ts';

export interface UploadedFile {
  /** What it was called where it came from. */
  readonly name: string;
  readonly stream: Readable;
  /** Whether there was more of it than may be; known once it is read. */
  readonly isCut: () => boolean;
  readonly bytes: () => Promise<Uint8Array>;
}

export interface Upload {
  readonly kind: 'upload';
  readonly file: UploadedFile;
  /** The parts before it. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The file of a form. Nothing is kept on the way: it is read while it comes. */
export async function readUpload(
  request: FastifyRequest,
  { maxBytes }: ApiUpload,
): Promise<Upload | Refusal> {
  if (!request.isMultipart()) return refused(415, 'wrong_type', 'The body must be multipart/form-data.');
  const part = await request
    .file({ limits: { fileSize: maxBytes, files: 1, fields: UPLOAD_FIELDS, fieldSize: UPLOAD_FIELD_BYTES } })
    .catch((error: unknown) => ({ error }));
  if (part && 'error' in part) return refused(400, 'malformed', 'The body is no form that can be read.');
  if (part?.fieldname !== 'file') return invalid([{ field: 'file', message: 'Is required.' }]);
  const fields = Object.entries(part.fields).flatMap(([name, field]) => {
    const last = Array.isArray(field) ? field.at(-1) : field;
    return last?.type === 'field' ? [[name, last.value] as const] : [];
  });
  return {
    kind: 'upload',
    fields: Object.fromEntries(fields),
    file: {
      name: part.filename,
      stream: part.file,
      isCut: () => part.file.truncated,
      bytes: () => part.toBuffer(),
    },
  };
}
