import type { ReactElement } from 'react';

/** What a form sends without asking. */
export function Hidden({ values }: { values: Readonly<Record<string, string | number>> }): ReactElement {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
