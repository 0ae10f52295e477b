import type { MessageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { contentTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** Nothing is here, or something went wrong: what it is, and where to go. */
export function MessagePage({ content }: { content: MessageView }): ReactElement {
  const { title, text, action, status, note } = content;
  const { links } = useShop();
  const t = useTexts(contentTexts);
  return (
    <div className="wrap message-page">
      {status !== undefined && <p className="eyebrow">{status}</p>}
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {note && <p className="page-note">{note}</p>}
      <p>
        <a className="button" href={action?.url ?? links.shop}>
          {action?.label ?? t('goToShop')}
        </a>
      </p>
    </div>
  );
}
