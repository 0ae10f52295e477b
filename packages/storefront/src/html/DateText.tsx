import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { formatDay } from './formatDay.ts';

export function DateText({ at, className }: { at: number; className?: string }): ReactElement {
  const { language } = useShop();
  return (
    <time className={className} dateTime={new Date(at).toISOString()}>
      {formatDay(at, language)}
    </time>
  );
}
