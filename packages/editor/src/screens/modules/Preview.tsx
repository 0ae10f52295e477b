import { useState } from 'react';
import { contentTexts } from '../../session/contentTexts.ts';
import { PreviewFrame } from '../../shelf/PreviewFrame.tsx';
import { useSettled } from '../../shelf/useSettled.ts';
import { isPlayable, previewPage } from './previewPage.ts';

/** Modules that fill a window fill one of this height. */
const WINDOW_PX = 720;

/** The module as it is written now, playing. */
export function Preview({ name, document: text }: { readonly name: string; readonly document: string }) {
  const c = contentTexts();
  const settled = useSettled(text);
  // Of the last text that was a module: what is being written mostly is none.
  const [page, setPage] = useState(() => previewPage(text));
  const next = isPlayable(settled) ? previewPage(settled) : page;
  if (next !== page) setPage(next);
  return (
    <PreviewFrame name={name} page={page} sandbox="allow-scripts" windowPx={WINDOW_PX} plays>
      {!isPlayable(text) && c('previewBroken')}
    </PreviewFrame>
  );
}
