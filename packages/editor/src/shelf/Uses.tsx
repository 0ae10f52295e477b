import { Link } from 'wouter';
import { documentTexts, textOr } from '../session/documentTexts.ts';
import { Answer } from '../ui/States.tsx';

interface Use {
  readonly kind: 'page' | 'post' | 'document' | 'module' | 'setting';
  readonly id: number;
  readonly name: string;
}

interface UsesProps {
  readonly query: {
    readonly data: { readonly body: { readonly items: readonly Use[] } } | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
}

/** Of a setting its section, which its name begins with. */
const hrefOf = ({ kind, id, name }: Use): string =>
  kind === 'setting' ? `/settings/${name.split('.')[0]}` : `/${kind}s/${id}`;

/** What would show something else if this went. */
export function Uses({ query }: UsesProps) {
  const t = documentTexts();
  return (
    <section className="card" aria-labelledby="uses-title">
      <h2 id="uses-title">{t('uses')}</h2>
      <Answer query={query}>
        {({ body: { items } }) =>
          items.length === 0 ? (
            <p className="soft">{t('unused')}</p>
          ) : (
            <ul className="plain notes uses">
              {items.map((use) => (
                <li key={`${use.kind} ${use.id} ${use.name}`}>
                  <span className="soft">{t(`use.${use.kind}`)}</span>{' '}
                  <Link href={hrefOf(use)}>
                    {use.kind === 'setting' ? textOr(use.name, use.name) : use.name}
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  );
}
