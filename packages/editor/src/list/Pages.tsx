import { ChevronLeft, ChevronRight } from 'lucide-react';
import { OperationAction } from '../commands/OperationAction.tsx';
import { useSession } from '../session/Session.tsx';

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
      <OperationAction id="previousPage" look="quiet" isDisabled={page <= 1} run={() => onChange(page - 1)}>
        <ChevronLeft size={16} className="turns" />
      </OperationAction>
      <span>{t('page', { page, pages })}</span>
      <OperationAction id="nextPage" look="quiet" isDisabled={page >= pages} run={() => onChange(page + 1)}>
        <ChevronRight size={16} className="turns" />
      </OperationAction>
    </nav>
  );
}
