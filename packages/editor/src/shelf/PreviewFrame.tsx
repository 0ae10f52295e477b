import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { OperationAction } from '../commands/OperationAction.tsx';
import { contentTexts } from '../session/contentTexts.ts';
import { NumberLine } from '../ui/NumberLine.tsx';
import './shelf.css';

const WIDTHS = [
  [360, 'phone'],
  [768, 'tablet'],
  [1280, 'desktop'],
] as const;
const NARROWEST_PX = 200;
const WIDEST_PX = 3840;

interface PreviewFrameProps {
  readonly name: string;
  /** HTML. */
  readonly page: string;
  /** What may happen in it: scripts of documents and the rights of the admin never come together. */
  readonly sandbox: 'allow-scripts' | 'allow-same-origin';
  /** Of the window that it is shown in; default: as high as there is room, whatever the scale. */
  readonly windowPx?: number;
  /** It moves, so it can be seen again. */
  readonly plays?: boolean;
  /** What is said of it. */
  readonly children?: ReactNode;
}

const ROOM_PX = 560;

/** A page that is not stored yet, at any width. What does not fit the screen is shown smaller. */
export function PreviewFrame({ name, page, sandbox, windowPx, plays = false, children }: PreviewFrameProps) {
  const c = contentTexts();
  const [width, setWidth] = useState<number>(WIDTHS[2][0]);
  const [serial, setSerial] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const room = useWidthOf(box);
  const scale = Math.min(1, room / width);
  const height = windowPx ?? Math.round(ROOM_PX / scale);
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
        {plays && <OperationAction id="playAgain" run={() => setSerial(serial + 1)} />}
      </div>
      <p className="soft" aria-live="polite">
        {children}
      </p>
      <div ref={box} className="preview" style={{ height: height * scale }}>
        <iframe
          key={serial}
          title={c('previewOf', { name })}
          srcDoc={page}
          sandbox={sandbox}
          width={width}
          height={height}
          style={{ scale: String(scale) }}
        />
      </div>
    </section>
  );
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
