import type { ReactElement, ReactNode } from 'react';

interface FilterFoldProps {
  id: string;
  name: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the filters that can be folded away. */
export function FilterFold({ id, name, isOpen = true, children }: FilterFoldProps): ReactElement {
  return (
    <details className="filter-fold" id={id} open={isOpen}>
      <summary>
        <h2>{name}</h2>
      </summary>
      {children}
    </details>
  );
}
