import { adminStartTexts, createTexts } from '@vitrine/texts';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { useApi } from '../../api/queries.ts';
import { useSession } from '../../session/Session.tsx';
import { Badge } from '../../ui/Badge.tsx';

interface Step {
  readonly name: 'product' | 'payments' | 'shipping';
  readonly path: string;
  readonly isDone: boolean;
}

/** What a new shop needs before somebody can buy, each with the way to it, and whether it is there. */
export function FirstSteps({ products }: { readonly products: number }) {
  const { can } = useSession();
  const t = createTexts(adminStartTexts, document.documentElement.lang);
  const isOn = can('manageSettings');
  const payments = useApi('readSettingsSection', { params: { section: 'payments' } }, { isOn });
  const zones = useApi('listZones', {}, { isOn });
  const ways = Object.values((payments.data?.body ?? {}) as Readonly<Record<string, { on?: boolean }>>);
  const all: readonly (Step | false)[] = [
    can('manageCatalogue') && {
      name: 'product',
      path: products > 0 ? '/products' : '/products/new',
      isDone: products > 0,
    },
    isOn && { name: 'payments', path: '/settings/payments', isDone: ways.some(({ on }) => on === true) },
    isOn && {
      name: 'shipping',
      path: '/shipping',
      isDone: zones.data?.body.items.some(({ methods }) => methods.some((method) => method.isOn)) ?? false,
    },
  ];
  return (
    <section className="card" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('title')}</h2>
      <p className="soft">{t('help')}</p>
      <ul className="plain steps">
        {all
          .filter((step) => step !== false)
          .map(({ name, path, isDone }) => (
            <li key={name} className="row" data-done={isDone}>
              {isDone ? (
                <CircleCheck size={20} aria-hidden="true" />
              ) : (
                <Circle size={20} aria-hidden="true" />
              )}
              <Link href={path}>{t(name)}</Link>
              <Badge of={isDone ? 'completed' : 'pending'}>{t(isDone ? 'done' : 'open')}</Badge>
            </li>
          ))}
        <li className="row">
          <Circle size={20} aria-hidden="true" />
          <a href="/">{t('look')}</a>
        </li>
      </ul>
    </section>
  );
}
