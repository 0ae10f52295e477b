import { checkModule, documentSchema } from '@vitrine/model';
import { useEffect, useState } from 'react';
import { JsonEditor, type JsonEditorProps } from './JsonEditor.tsx';
import type { Note } from './Note.ts';

const SCHEMA = documentSchema();
/** Read anew when somebody has stopped writing. */
const WAIT_MS = 500;

interface ModuleEditorProps extends JsonEditorProps {
  readonly onNotes: (notes: readonly Note[]) => void;
}

/** A module as JSON: what its readers know is offered, and what they mend or do not understand is marked. */
export function ModuleEditor({ onNotes, ...props }: ModuleEditorProps) {
  const { value } = props;
  const [notes, setNotes] = useState(() => notesOf(value));
  useEffect(() => {
    const timer = setTimeout(() => setNotes(notesOf(value)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [value]);
  useEffect(() => onNotes(notes), [notes, onNotes]);
  return <JsonEditor {...props} schema={SCHEMA} notes={notes} />;
}

/** Of what is no module the server says why. */
function notesOf(text: string): readonly Note[] {
  try {
    const check = checkModule(JSON.parse(text));
    return check.playable ? check.notes : [];
  } catch {
    return [];
  }
}
