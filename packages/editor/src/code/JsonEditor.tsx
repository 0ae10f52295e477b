import { autocompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json, jsonLanguage, jsonParseLinter } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Annotation, EditorState, StateEffect, type Text } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import type { JsonSchema } from '@vitrine/model';
import { useEffect, useRef } from 'react';
import { lineOf } from './lineOf.ts';
import type { Note } from './Note.ts';
import { placeOf } from './placeOf.ts';
import { schemaCompletion } from './schemaCompletion.ts';
import './jsonEditor.css';

export interface JsonEditorProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What the server says against it. */
  readonly error?: string | undefined;
  /** What may stand where; without one, nothing is offered. */
  readonly schema?: JsonSchema | undefined;
  /** What reading it found. */
  readonly notes?: readonly Note[] | undefined;
  /** Which of them is looked for: the editor goes there. */
  readonly sought?: Note | null | undefined;
}

interface Refused {
  readonly message: string;
  readonly text: string;
}

/** Of a change that was not written here: told back, it would count as a draft, and hide what is stored next. */
const fromOutside = Annotation.define<boolean>();

/** What is said against the text has changed, and not the text. */
const toldAnew = StateEffect.define<null>();

const findSyntaxFaults = jsonParseLinter();

/** JSON in an editor: what is wrong is marked at its line, while one writes and when the server refuses it. Tab leaves it. */
export function JsonEditor({
  label,
  value,
  onChange,
  error,
  schema,
  notes = NO_NOTES,
  sought = null,
}: JsonEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const refused = useRef<Refused | null>(null);
  const change = useRef(onChange);
  const shown = useRef(value);
  const noted = useRef(notes);
  useEffect(() => {
    change.current = onChange;
    shown.current = value;
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const made = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: shown.current,
        extensions: [
          ...EXTENSIONS,
          ...(schema ? [autocompletion({ override: [schemaCompletion(schema)] })] : []),
          linter((at) => {
            const faults = findSyntaxFaults(at);
            return [
              ...faults,
              ...refusalIn(at.state.doc, refused.current),
              ...(faults.length > 0 ? [] : notesIn(at.state.doc, noted.current)),
            ];
          }, LINTING),
          // What can be written into takes the focus by itself, but not all that read pages aloud count it as a stop.
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            if (docChanged && !transactions.some((each) => each.annotation(fromOutside)))
              change.current(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    return () => made.destroy();
  }, [label, schema]);
  useEffect(() => {
    const { current } = view;
    // Discarded, restored, or stored by somebody else.
    if (current && current.state.doc.toString() !== value)
      current.dispatch({
        changes: { from: 0, to: current.state.doc.length, insert: value },
        annotations: fromOutside.of(true),
      });
  }, [value]);
  useEffect(() => {
    refused.current = error === undefined ? null : { message: error, text: shown.current };
    if (view.current) lintAgain(view.current);
  }, [error]);
  useEffect(() => {
    noted.current = notes;
    if (view.current) lintAgain(view.current);
  }, [notes]);
  useEffect(() => {
    const { current } = view;
    if (!current || !sought) return;
    const { from, to } = placeOf(current.state.doc.toString(), sought.path);
    current.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    current.focus();
  }, [sought]);
  return (
    <>
      <div ref={place} className="json-editor" dir="ltr" />
      {error !== undefined && (
        <p role="alert" className="field-error">
          {error}
        </p>
      )}
    </>
  );
}

const NO_NOTES: readonly Note[] = [];

const LINTING = {
  needsRefresh: ({ transactions }: ViewUpdate) =>
    transactions.some(({ effects }) => effects.some((effect) => effect.is(toldAnew))),
};

function lintAgain(view: EditorView): void {
  view.dispatch({ effects: toldAnew.of(null) });
  forceLinting(view);
}

const EXTENSIONS = [
  lineNumbers(),
  foldGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  bracketMatching(),
  highlightActiveLine(),
  highlightSelectionMatches(),
  syntaxHighlighting(classHighlighter),
  keymap.of([...defaultKeymap, ...searchKeymap, ...historyKeymap, ...foldKeymap, ...lintKeymap]),
  json(),
  lintGutter(),
];

/** Only as long as the text is the one that was refused. */
function refusalIn(doc: Text, refused: Refused | null): readonly Diagnostic[] {
  if (!refused || refused.text !== doc.toString()) return [];
  const { from, to } = doc.line(Math.min(doc.lines, Math.max(1, lineOf(refused.message, refused.text))));
  return [{ from, to, severity: 'error', message: refused.message }];
}

/** More marks would hide the text. */
const MOST_MARKS = 200;

function notesIn(doc: Text, notes: readonly Note[]): readonly Diagnostic[] {
  if (notes.length === 0) return [];
  const text = doc.toString();
  const tree = jsonLanguage.parser.parse(text);
  return notes.slice(0, MOST_MARKS).map(({ path, message, kind }) => ({
    ...placeOf(text, path, tree),
    severity: kind === 'repaired' ? 'warning' : 'info',
    message,
  }));
}
