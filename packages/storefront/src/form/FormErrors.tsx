import type { ReactElement } from 'react';

interface FormErrorsProps {
  title: string;
  /** By the field's name; '': of none of them. */
  errors: Readonly<Partial<Record<string, string>>>;
  /** Of the field that has the name. */
  idOf: (name: string) => string;
}

/** All that is wrong with a form at once, before the fields that it leads to. */
export function FormErrors({ title, errors, idOf }: FormErrorsProps): ReactElement | null {
  const told = Object.entries(errors);
  if (told.length === 0) return null;
  return (
    <div className="woocommerce-error" role="alert">
      <p>{title}</p>
      <ul>
        {told.map(([name, error]) => (
          <li key={name}>{name ? <a href={`#${idOf(name)}`}>{error}</a> : error}</li>
        ))}
      </ul>
    </div>
  );
}
