import { lazy, Suspense } from 'react';
import type { Note } from '../code/Note.ts';
import { contentTexts } from '../session/contentTexts.ts';
import { Loading } from '../ui/States.tsx';

/** Files of their own: only who opens a document needs an editor of code. */
const JsonEditor = lazy(async () => ({ default: (await import('../code/JsonEditor.tsx')).JsonEditor }));
const ModuleEditor = lazy(async () => ({ default: (await import('../code/ModuleEditor.tsx')).ModuleEditor }));

interface DocumentFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
  /** Of a module they are found here, and told; of others the server has found them. */
  readonly notes: readonly Note[] | { readonly tell: (notes: readonly Note[]) => void };
  readonly sought: Note | null;
}

export function DocumentField({ notes, ...props }: DocumentFieldProps) {
  const c = contentTexts();
  const label = c('document');
  return (
    <section className="card document-field" aria-labelledby="document-title">
      <h2 id="document-title">{label}</h2>
      <Suspense fallback={<Loading />}>
        {'tell' in notes ? (
          <ModuleEditor label={label} onNotes={notes.tell} {...props} />
        ) : (
          <JsonEditor label={label} notes={notes} {...props} />
        )}
      </Suspense>
    </section>
  );
}
