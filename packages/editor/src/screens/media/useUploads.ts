import { ApiRefusal } from '@vitrine/contract/api';
import { useCallback, useRef, useState } from 'react';
import { apiWithProgress } from '../../api/api.ts';
import { useRefresh } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';

export interface Upload {
  readonly key: number;
  readonly name: string;
  /** From 0 to 1; null: it has come to an end. */
  readonly sent: number | null;
  /** Why it was not taken; empty: it was, or is on its way. */
  readonly refusal: string;
  /** Sends the same file once more; null: that would change nothing. */
  readonly again: (() => void) | null;
}

export interface Uploads {
  readonly all: readonly Upload[];
  readonly add: (files: readonly File[]) => Promise<void>;
}

interface Waiting {
  readonly key: number;
  readonly file: File;
}

/** Files on their way into the library, one after the other. What is there already stays when another is refused. */
export function useUploads(
  onUploaded?: (ids: readonly number[]) => void,
  /** Where they are filed; none: nowhere. */
  folderId?: number,
): Uploads {
  const { t } = useSession();
  const refresh = useRefresh();
  const [all, setAll] = useState<readonly Upload[]>([]);
  const lastKey = useRef(0);
  const change = (key: number, next: Partial<Upload>) =>
    setAll((known) => known.map((each) => (each.key === key ? { ...each, ...next } : each)));
  async function send(key: number, file: File): Promise<number | null> {
    const form = new FormData();
    if (folderId) form.append('folderId', String(folderId));
    form.append('file', file);
    try {
      const { body } = await apiWithProgress((sent) => change(key, { sent }))('uploadMedia', { form });
      change(key, { sent: null });
      return body.id;
    } catch (error) {
      const isRefused = error instanceof ApiRefusal;
      change(key, {
        sent: null,
        refusal: isRefused ? error.message : t('offline'),
        again: isRefused ? null : () => void sendAgain(key, file),
      });
      return null;
    }
  }
  async function sendAll(waiting: readonly Waiting[]): Promise<void> {
    const ids: number[] = [];
    for (const { key, file } of waiting) {
      const id = await send(key, file);
      if (id !== null) ids.push(id);
    }
    await refresh('uploadMedia');
    if (ids.length > 0) onUploaded?.(ids);
  }
  async function sendAgain(key: number, file: File): Promise<void> {
    change(key, { sent: 0, refusal: '', again: null });
    await sendAll([{ key, file }]);
  }
  const add = useCallback(
    async (files: readonly File[]) => {
      const waiting = files.map((file) => ({ key: ++lastKey.current, file }));
      setAll((known) => [
        // Those of the last time are done with, unless they can still be sent.
        ...known.filter(({ sent, again }) => sent !== null || again !== null),
        ...waiting.map(({ key, file }) => ({ key, name: file.name, sent: 0, refusal: '', again: null })),
      ]);
      await sendAll(waiting);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- It sends what it is given when it is called.
    [onUploaded, folderId],
  );
  return { all, add };
}
