import type { ReactElement, ReactNode } from 'react';

interface FilterFoldProps {
  id: string;
  name: string;
  children: ReactNode;
}

/** A part of the filters that can be folded away. */
export function FilterFold({ id, name, children }: FilterFoldProps): ReactElement {
  return (
    <details className="filter-fold" id={id} open>
      <summary>
        <h2>{name}</h2>
      </summary>
      {children}
    </details>
  );
}
