import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { contentTexts } from '../../session/contentTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { NumberLine } from '../../ui/fields.tsx';
import { isJson, previewPage } from './previewPage.ts';

const WIDTHS = [
  [360, 'phone'],
  [768, 'tablet'],
  [1280, 'desktop'],
] as const;
const HEIGHT_PX = 720;
const NARROWEST_PX = 200;
const WIDEST_PX = 3840;
/** Drawn anew when somebody has stopped writing. */
const WAIT_MS = 500;

/** The module as it is written now, at any width, playing. What does not fit the screen is shown smaller. */
export function Preview({ name, document: text }: { readonly name: string; readonly document: string }) {
  const c = contentTexts();
  const [width, setWidth] = useState<number>(WIDTHS[2][0]);
  const [plays, setPlays] = useState(0);
  const page = useLastPage(text);
  const box = useRef<HTMLDivElement>(null);
  const room = useWidthOf(box);
  const scale = Math.min(1, room / width);
  return (
    <section className="card" aria-labelledby="preview-title">
      <h2 id="preview-title">{c('preview')}</h2>
      <div className="tools">
        <ToggleButtonGroup
          className="row"
          aria-label={c('widths')}
          disallowEmptySelection
          selectedKeys={[String(width)]}
          onSelectionChange={([key]) => setWidth(Number(key ?? width))}
        >
          {WIDTHS.map(([pixels, device]) => (
            <ToggleButton key={pixels} id={String(pixels)} className="action action-plain width">
              {c(device)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <NumberLine
          label={c('width')}
          value={width}
          minValue={NARROWEST_PX}
          onChange={(next) => setWidth(Math.min(WIDEST_PX, next ?? width))}
        />
        <Action onPress={() => setPlays(plays + 1)}>
          <RotateCw size={16} aria-hidden="true" />
          {c('playAgain')}
        </Action>
      </div>
      <p className="soft" aria-live="polite">
        {!isJson(text) && c('previewBroken')}
      </p>
      <div ref={box} className="preview" style={{ height: HEIGHT_PX * scale }}>
        <iframe
          key={plays}
          title={c('previewOf', { name })}
          srcDoc={page}
          sandbox="allow-scripts"
          width={width}
          height={HEIGHT_PX}
          style={{ scale: String(scale) }}
        />
      </div>
    </section>
  );
}

/** Of the last text that was JSON: what is being written mostly is none. */
function useLastPage(text: string): string {
  const [page, setPage] = useState(() => (isJson(text) ? previewPage(text) : ''));
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isJson(text)) setPage(previewPage(text));
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return page;
}

function useWidthOf(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState<number>(WIDTHS[0][0]);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || NARROWEST_PX));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
