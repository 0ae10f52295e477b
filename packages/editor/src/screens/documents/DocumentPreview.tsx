import { ApiRefusal } from '@vitrine/contract/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import type { Note } from '../../code/Note.ts';
import { contentTexts } from '../../session/contentTexts.ts';
import { documentTexts } from '../../session/documentTexts.ts';
import { useSession } from '../../session/Session.tsx';
import { PreviewFrame } from '../../shelf/PreviewFrame.tsx';
import { useSettled } from '../../shelf/useSettled.ts';
import { isJson } from '../modules/previewPage.ts';

export interface Drawn {
  /** Of the last text that could be drawn. */
  readonly html: string;
  readonly notes: readonly Note[];
  readonly error: unknown;
}

const NO_NOTES: readonly Note[] = [];

/** A document as the shop draws it now: only the server knows its widgets. */
export function useDrawn(id: number, text: string): Drawn {
  const settled = useSettled(text);
  const { data, error } = useQuery({
    queryKey: ['documents', 'preview', id, settled],
    queryFn: async ({ signal }) =>
      (await api('previewDocument', { params: { id }, body: { document: settled }, signal })).body,
    enabled: isJson(settled),
    placeholderData: keepPreviousData,
    // It changes with what is written, and each may be large.
    gcTime: 0,
  });
  return { html: data?.html ?? '', notes: data?.notes ?? NO_NOTES, error };
}

interface DocumentPreviewProps {
  readonly name: string;
  readonly text: string;
  readonly drawn: Drawn;
}

/** In the page of the shop that it shows in; nothing in it runs. */
export function DocumentPreview({ name, text, drawn: { html, error } }: DocumentPreviewProps) {
  const { t } = useSession();
  const reason = error instanceof ApiRefusal ? error.message : t('offline');
  return (
    <PreviewFrame name={name} page={html} sandbox="allow-same-origin">
      {!isJson(text)
        ? contentTexts()('previewBroken')
        : Boolean(error) && documentTexts()('previewFailed', { reason })}
    </PreviewFrame>
  );
}
