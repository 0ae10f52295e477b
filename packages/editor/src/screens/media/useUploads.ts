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
}

export interface Uploads {
  readonly all: readonly Upload[];
  readonly add: (files: readonly File[]) => Promise<void>;
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
      change(key, { sent: null, refusal: error instanceof ApiRefusal ? error.message : t('offline') });
      return null;
    }
  }
  const add = useCallback(
    async (files: readonly File[]) => {
      const waiting = files.map((file) => ({ key: ++lastKey.current, file }));
      setAll((known) => [
        // Those of the last time are done with.
        ...known.filter(({ sent }) => sent !== null),
        ...waiting.map(({ key, file }) => ({ key, name: file.name, sent: 0, refusal: '' })),
      ]);
      const ids: number[] = [];
      for (const { key, file } of waiting) {
        const id = await send(key, file);
        if (id !== null) ids.push(id);
      }
      await refresh('uploadMedia');
      if (ids.length > 0) onUploaded?.(ids);
    },
    // oxlint-disable-next-line react/exhaustive-deps -- It sends what it is given when it is called.
    [onUploaded, folderId],
  );
  return { all, add };
}
