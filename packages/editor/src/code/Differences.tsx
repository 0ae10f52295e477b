import { json } from '@codemirror/lang-json';
import { syntaxHighlighting } from '@codemirror/language';
import { unifiedMergeView } from '@codemirror/merge';
import { EditorState } from '@codemirror/state';
import { EditorView, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { useEffect, useRef } from 'react';
import './jsonEditor.css';

interface DifferencesProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Lines that stay the same beside those that differ. */
const MARGIN_LINES = 3;

/** What differs between two texts, line by line. What is the same is folded away. */
export function Differences({ label, before, after }: DifferencesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          lineNumbers(),
          json(),
          syntaxHighlighting(classHighlighter),
          EditorView.lineWrapping,
          EditorState.readOnly.of(true),
          EditorView.editable.of(false),
          EditorView.contentAttributes.of({ 'aria-label': label, 'aria-readonly': 'true', tabindex: '0' }),
          unifiedMergeView({
            original: before,
            mergeControls: false,
            collapseUnchanged: { margin: MARGIN_LINES, minSize: MARGIN_LINES * 2 },
          }),
        ],
      }),
    });
    return () => made.destroy();
  }, [label, before, after]);
  return <div ref={place} className="json-editor differences" dir="ltr" />;
}
