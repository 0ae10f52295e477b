import type { ApiBody, ApiRequest } from '@vitrine/contract/api';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../api/api.ts';
import { messageText } from '../../session/messageText.ts';
import { tellFault } from '../../ui/toasts.tsx';

type Request = ApiRequest<'previewMail'>;

interface MailPreviewProps {
  readonly params: Request['params'];
  readonly texts: Request['body'];
  /** Beside its title. */
  readonly children: ReactNode;
}

/** Drawn anew when somebody has stopped writing. */
const WAIT_MS = 400;

/** The mail as the server would write it now. It stands in a frame that can do nothing: what it shows is only looked at. */
export function MailPreview({ params: { kind, language }, texts, children }: MailPreviewProps) {
  const m = messageText();
  const { subject, heading, additional } = texts;
  const [mail, setMail] = useState<ApiBody<'previewMail'> | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const body = { subject, heading, additional };
    const timer = setTimeout(() => {
      api('previewMail', { params: { kind, language }, body, signal: stop.signal }).then(
        (answer) => setMail(answer.body),
        (error: unknown) => {
          if (!stop.signal.aborted) tellFault(error);
        },
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [kind, language, subject, heading, additional]);
  return (
    <section className="card" aria-labelledby="preview-title">
      <div className="row between">
        <h2 id="preview-title">{m('preview')}</h2>
        {children}
      </div>
      <p aria-live="polite">
        <strong>{mail?.subject}</strong>
      </p>
      <iframe className="mail-preview" title={m('previewOf')} srcDoc={mail?.html ?? ''} sandbox="" />
    </section>
  );
}
