import type { ReactElement, ReactNode } from 'react';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { asDialog } from '../html/wireRoles.ts';

interface SidePanelProps {
  title: string;
  className: string;
  children: ReactNode;
}

/** Stands beside the page until a script opens it; without one it is never seen. */
export function SidePanel({ title, className, children }: SidePanelProps): ReactElement {
  return (
    <div
      {...asDialog}
      className={`${className} wd-side-hidden wd-right`}
      aria-modal="true"
      aria-label={title}
      tabIndex={-1}
      hidden
    >
      <PanelHeading title={title} />
      {children}
    </div>
  );
}

/** The name of a panel, and a way out of it. */
export function PanelHeading({ title }: { title: string }): ReactElement {
  const t = useTexts(frameTexts);
  return (
    <div className="wd-heading">
      <span className="title">{title}</span>
      <div className="close-side-widget wd-action-btn wd-style-text wd-cross-icon">
        <button type="button">{t('close')}</button>
      </div>
    </div>
  );
}
