import type { Place } from './createUntransform.ts';
import { segments } from './segments.ts';
import type { TextRun } from './textRuns.ts';

/** A letter where it is laid out. */
export interface Letter extends Place {
  readonly run: TextRun;
  /** Its place in the text of the run. */
  readonly start: number;
  readonly end: number;
  /** The browser has broken the line before it. */
  readonly startsLine: boolean;
}

/** What takes no place: at the end of a line it would be anywhere. */
const UNSEEN = /^[\s\u00ad\u200b-\u200f\u2060\ufeff]*$/;

/** The letters of some texts, as the browser has laid them out. */
export function measureLetters(
  runs: readonly TextRun[],
  placeOf: (box: DOMRect) => Place,
): readonly Letter[] {
  const range = document.createRange();
  const letters: Letter[] = [];
  for (const run of runs) {
    const { fontSize, direction, whiteSpace } = getComputedStyle(run.node.parentElement ?? run.block);
    const lineStart = createLineStart(Number.parseFloat(fontSize), direction === 'rtl');
    const keepsNewlines = /^(?:pre|break)/.test(whiteSpace);
    for (const { segment, index: start } of segments(run.node.data, 'grapheme')) {
      if (UNSEEN.test(segment)) continue;
      const end = start + segment.length;
      range.setStart(run.node, start);
      range.setEnd(run.node, end);
      // The one after a hyphen that shows at the end of a line has that as its first box.
      const place = placeOf([...range.getClientRects()].at(-1) ?? new DOMRect());
      const before = letters.at(-1);
      const isLower = before?.run.section === run.section && lineStart(before, place);
      const startsLine = isLower && !(keepsNewlines && isAfterNewline(run.node.data, start));
      letters.push({ ...place, run, start, end, startsLine });
    }
  }
  return letters;
}

/** The author has broken the line already. */
const isAfterNewline = (text: string, offset: number): boolean => /\n\s*$/.test(text.slice(0, offset));

/** Lower than the letter before it, and further back or by far: a small letter beside a large one is lower, too. */
const createLineStart =
  (fontPx: number, isRtl: boolean) =>
  (before: Place, letter: Place): boolean => {
    const down = letter.y - before.y;
    const isBack = isRtl ? letter.x >= before.x : letter.x <= before.x;
    return down > fontPx * (isBack ? NEAR : FAR);
  };
const NEAR = 0.3;
const FAR = 0.7;
