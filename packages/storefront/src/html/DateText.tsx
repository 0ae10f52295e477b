import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';

/** A day as the shop's language writes it. In UTC: the server's own time zone must not decide what a page says. */
export function DateText({ at, className }: { at: number; className?: string }): ReactElement {
  const { language } = useShop();
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {formatDay(at, language)}
    </time>
  );
}

function formatDay(at: number, language: string): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language, options).format(at);
  } catch {
    // An owner's language can be anything; `Intl` throws at what is none.
    return new Intl.DateTimeFormat('en', options).format(at);
  }
}
