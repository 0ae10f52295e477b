import type { ReactNode } from 'react';

/** Around a table of numbers: where it is wider than the page it scrolls, by the keyboard too. */
export const TableBox = ({ children }: { readonly children: ReactNode }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Nothing in the table could be reached that would scroll it.
  <div className="table-box" tabIndex={0}>
    {children}
  </div>
);
