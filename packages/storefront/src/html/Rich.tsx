import { Fragment, type ReactElement, type ReactNode } from 'react';

/** A message with links and marks at its placeholders. */
export function Rich({ parts }: { parts: readonly ReactNode[] }): ReactElement {
  return (
    <>
      {parts.map((part, index) => (
        <Fragment key={index}>{part}</Fragment>
      ))}
    </>
  );
}
