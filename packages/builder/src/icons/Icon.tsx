import type { ReactElement } from 'react';
import { findIcon } from './findIcon.ts';

/** An icon of a pack, drawn in the page: no font has to come for it. Null: nobody here has it. */
export function packIcon(classes: string, className = ''): ReactElement | null {
  const shape = findIcon(classes);
  if (!shape) return null;
  const { width, height, paths, name } = shape;
  return (
    <svg
      aria-hidden="true"
      className={`e-font-icon-svg e-icon-${name} ${className}`.trim()}
      viewBox={`0 0 ${width} ${height}`}
      xmlns="http://www.w3.org/2000/svg"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
