import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** What the button says that a script puts beside a password. */
export function useToggleWords(type: string): Readonly<Record<`data-${string}`, string>> {
  const t = useTexts(frameTexts);
  return type === 'password'
    ? { 'data-show-text': t('showPassword'), 'data-hide-text': t('hidePassword') }
    : {};
}
