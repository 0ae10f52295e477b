import { API_PART_BYTES, type ApiBody } from '@vitrine/contract/api';
import { api, apiWithProgress, isLoggedOut, isOffline } from '../../api/api.ts';

export interface SentBackup {
  readonly id: string;
  readonly summary: ApiBody<'checkRestore'>;
}

const TRIES = 3;
const ASKED_EVERY_MS = 500;

/** A line that breaks in the middle costs one piece, not the whole file. */
async function sendPart(
  id: string,
  number: number,
  part: Blob,
  onSent: (share: number) => void,
): Promise<void> {
  const form = new FormData();
  form.set('number', String(number));
  form.set('file', part, 'part');
  for (let tried = 1; ; tried++)
    try {
      await apiWithProgress(onSent)('addRestorePart', { params: { id }, form });
      return;
    } catch (error) {
      if (!isOffline(error) || tried >= TRIES) throw error;
    }
}

/** Sends a backup piece by piece, and has it read to its end. `onSent`: from 0 to 1, and null while it is read. */
export async function sendBackup(file: File, onSent: (share: number | null) => void): Promise<SentBackup> {
  const { id } = (await api('beginRestore', {})).body;
  for (let at = 0, number = 0; at < file.size; at += API_PART_BYTES, number++) {
    const part = file.slice(at, at + API_PART_BYTES);
    await sendPart(id, number, part, (share) => onSent((at + share * part.size) / file.size));
  }
  onSent(null);
  return { id, summary: (await api('checkRestore', { params: { id } })).body };
}

/** Puts it back, and says what went wrong; empty: nothing. The server may not answer while it is at it. */
export async function restoreSent(id: string, title: string): Promise<string> {
  await api('startRestore', { params: { id }, body: { title } });
  for (;;) {
    try {
      const { body } = await api('listWorks', {});
      const work = body.items.find(({ name }) => name === 'restore');
      if (work && !work.isRunning) return work.error;
    } catch (error) {
      // The backup knows who asks by another number, or not at all: it is done.
      if (isLoggedOut(error)) return '';
    }
    await new Promise((done) => setTimeout(done, ASKED_EVERY_MS));
  }
}
