import { Link } from 'wouter';
import { documentsOf } from '../../find/findables.ts';
import { Finder } from '../../find/Finder.tsx';
import { documentTexts } from '../../session/documentTexts.ts';
import type { PostKind } from './postKinds.ts';

interface PostDocumentProps {
  readonly kind: PostKind;
  readonly id: number | null;
  readonly error: string | undefined;
  readonly onChange: (id: number | null) => void;
}

/** A document in the place of its text. */
export function PostDocument({ kind, id, error, onChange }: PostDocumentProps) {
  const t = documentTexts();
  return (
    <fieldset className="card fields">
      <legend>{t('pagesDocument')}</legend>
      <Finder
        label={t('pagesDocument')}
        name={`document ${kind}`}
        findable={documentsOf(kind)}
        id={id}
        none={t('noDocument')}
        error={error}
        onChange={(found) => onChange(found?.id ?? null)}
      />
      <p className="soft">{t('pagesDocumentHelp')}</p>
      {id !== null && <Link href={`/documents/${id}`}>{t('openDocument')}</Link>}
    </fieldset>
  );
}
