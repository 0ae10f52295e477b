import { readFile } from 'node:fs/promises';
import { boundDepth, DOCUMENT_DEPTH } from '@vitrine/model';
import { fileError } from './fileError.ts';

/** Enough to find the place. */
const SHOWN_KEYS = 6;

export type JsonFile =
  | { readonly ok: true; readonly json: unknown; readonly text: string }
  | { readonly ok: false; readonly error: string };

/** Reads a file as JSON; what goes wrong is told in words for whoever typed the command. */
export async function readJsonFile(path: string): Promise<JsonFile> {
  const read = await readFile(path, 'utf8').catch((error: unknown) => ({ error: fileError(error) }));
  if (typeof read !== 'string') return { ok: false, ...read };
  const text = read.replace(/^\uFEFF/, '');
  try {
    return checkDepth(JSON.parse(text), text);
  } catch (error) {
    return { ok: false, error: `This is no JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** What is nested without end could be read, but written out again only as far as the stack goes. */
function checkDepth(json: unknown, text: string): JsonFile {
  const { cut } = boundDepth(json, DOCUMENT_DEPTH);
  if (!cut) return { ok: true, json, text };
  const start = cut.first.slice(0, SHOWN_KEYS).join('.');
  return { ok: false, error: `This is nested deeper than ${DOCUMENT_DEPTH} levels, below ${start}` };
}
