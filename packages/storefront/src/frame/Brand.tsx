import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';

export function Brand({ frame }: { frame: FrameView }): ReactElement {
  return (
    <a className="brand" href={frame.shop.links.home}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M4 5h24l2 8H2z" />
        <path fill="none" stroke="currentColor" strokeWidth="2.5" d="M5.5 15v12.5h21V15" />
      </svg>
      <span dir="auto">{frame.siteTitle}</span>
    </a>
  );
}
