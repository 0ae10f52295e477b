import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import type { Upload } from './useUploads.ts';

/** How far each file is, and what the server said against it. */
export function UploadProgress({ all }: { readonly all: readonly Upload[] }) {
  const session = useSession();
  const t = catalogueTexts();
  if (all.length === 0) return null;
  return (
    <ul className="card plain" aria-live="polite">
      {all.map(({ key, name, sent, refusal, again }) => (
        <li key={key} className="upload">
          {sent !== null && (
            <>
              <span>{t('uploading', { name })}</span>
              <progress max={1} value={sent} aria-label={name} />
            </>
          )}
          {sent === null && refusal === '' && <span>{t('uploaded', { name })}</span>}
          {refusal !== '' && (
            <span className="field-error">{t('notUploaded', { name, reason: refusal })}</span>
          )}
          {again && (
            <Action aria-label={`${session.t('tryAgain')}: ${name}`} onPress={again}>
              {session.t('tryAgain')}
            </Action>
          )}
        </li>
      ))}
    </ul>
  );
}
