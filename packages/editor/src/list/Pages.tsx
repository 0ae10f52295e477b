import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSession } from '../session/Session.tsx';
import { Action } from '../ui/Action.tsx';

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** The way to other pages of a list, where it has any. */
export function Pages({ page, pages, onChange }: PagesProps) {
  const { t } = useSession();
  if (pages <= 1) return null;
  return (
    <nav className="row pages" aria-label={t('page', { page, pages })}>
      <Action
        look="quiet"
        aria-label={t('previous')}
        isDisabled={page <= 1}
        onPress={() => onChange(page - 1)}
      >
        <ChevronLeft size={16} className="turns" />
      </Action>
      <span>{t('page', { page, pages })}</span>
      <Action
        look="quiet"
        aria-label={t('next')}
        isDisabled={page >= pages}
        onPress={() => onChange(page + 1)}
      >
        <ChevronRight size={16} className="turns" />
      </Action>
    </nav>
  );
}
