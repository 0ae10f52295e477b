import type { ReactNode } from 'react';

/** How it stands with something: in words, and in a colour. */
export const Badge = ({ of, children }: { readonly of: string; readonly children: ReactNode }) => (
  <span className="badge" data-of={of}>
    {children}
  </span>
);
