import { Fragment, type ReactElement } from 'react';

export function AddressText({ lines }: { lines: readonly string[] }): ReactElement {
  return (
    <address>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </address>
  );
}
