import { lazy, Suspense } from 'react';
import { contentTexts } from '../session/contentTexts.ts';
import { Loading } from '../ui/States.tsx';

/** A file of its own: only who opens a document needs an editor of code. */
const JsonEditor = lazy(async () => ({ default: (await import('../code/JsonEditor.tsx')).JsonEditor }));

interface DocumentFieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

export function DocumentField(props: DocumentFieldProps) {
  const c = contentTexts();
  return (
    <section className="card" aria-labelledby="document-title">
      <h2 id="document-title">{c('document')}</h2>
      <Suspense fallback={<Loading />}>
        <JsonEditor label={c('document')} {...props} />
      </Suspense>
    </section>
  );
}
