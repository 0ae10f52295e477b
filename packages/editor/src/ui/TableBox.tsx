import type { ReactNode } from 'react';

interface TableBoxProps {
  readonly children: ReactNode;
  readonly isBusy?: boolean;
  /** Something in the table can be reached by the keyboard: it scrolls the box. */
  readonly hasStops?: boolean;
}

/** Around a table: where it is wider than the page it scrolls, by the keyboard too. */
export const TableBox = ({ children, isBusy, hasStops = false }: TableBoxProps) => (
  <div className="table-box" aria-busy={isBusy} {...(!hasStops && { tabIndex: 0 })}>
    {children}
  </div>
);
