import { type ApiBody, type ApiRight } from '@vitrine/contract/api';
import { formatMoney } from '@vitrine/contract/shop';
import { adminTexts, createTexts, type Texts } from '@vitrine/texts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

type Me = ApiBody<'readMe'>;
export type AdminTexts = Texts<(typeof adminTexts)['en']>;

/** Texts that need nothing to be filled in. */
export type PlainText = {
  [Key in keyof (typeof adminTexts)['en']]: (typeof adminTexts)['en'][Key] extends `${string}{${string}`
    ? never
    : (typeof adminTexts)['en'][Key] extends string
      ? Key
      : never;
}[keyof (typeof adminTexts)['en']];

export interface Session {
  readonly me: Me;
  readonly user: NonNullable<Me['user']>;
  readonly can: (right: ApiRight) => boolean;
  readonly t: AdminTexts;
  /** In minor units. */
  readonly money: (amount: number) => string;
  readonly moment: (written: string) => string;
}

const SessionContext = createContext<Session | null>(null);

/** The language of the page: the server has written it. */
export const pageTexts = (): AdminTexts => createTexts(adminTexts, document.documentElement.lang);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Only within a session.');
  return session;
}

export function SessionProvider({ me, children }: { readonly me: Me; readonly children: ReactNode }) {
  const session = useMemo(() => (me.user ? createSession(me, me.user) : null), [me]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

function createSession(me: Me, user: NonNullable<Me['user']>): Session {
  const { money, timeZone } = me.shop;
  const moments = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
    numberingSystem: 'latn',
    calendar: 'gregory',
  });
  return {
    me,
    user,
    can: (right) => me.rights.includes(right),
    t: pageTexts(),
    money: (amount) => formatMoney(amount, money),
    moment: (written) => moments.format(new Date(written)),
  };
}
