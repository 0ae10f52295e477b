import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { formatDay } from '@vitrine/texts';

export function DateText({ at, className }: { at: number; className?: string }): ReactElement {
  const { language, timeZone } = useShop();
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {formatDay(at, language, timeZone)}
    </time>
  );
}
