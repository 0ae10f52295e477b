import '@fastify/multipart';
import type { ApiUpload } from '@vitrine/contract/api';
import type { FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { invalid, refused, type Refusal, tooLarge } from '../answer/Outcome.ts';
import { Refused } from '../Refused.ts';
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
  { maxBytes, missing = 'Is required.' }: ApiUpload,
): Promise<Upload | Refusal> {
  if (!request.isMultipart()) return refused(415, 'wrong_type', 'The body must be multipart/form-data.');
  const part = await request
    .file({ limits: { fileSize: maxBytes, files: 1, fields: UPLOAD_FIELDS, fieldSize: UPLOAD_FIELD_BYTES } })
    .catch((error: unknown) => ({ error }));
  if (part && 'error' in part) return unreadable(part.error);
  if (part?.fieldname !== 'file') return invalid([{ field: 'file', message: missing }]);
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
      async bytes() {
        const bytes = await part.toBuffer();
        // The plugin tells only of a limit that it meets before the last piece.
        if (part.file.truncated) throw new Refused(tooLarge);
        return bytes;
      },
    },
  };
}

/** Too many parts, or no form at all. */
function unreadable(error: unknown): Refusal {
  const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return isTooLarge ? tooLarge : refused(400, 'malformed', 'The body is no form that can be read.');
}
