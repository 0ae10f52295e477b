import { useEffect, useState } from 'react';
import { Input, Label, SearchField } from 'react-aria-components';
import { useSession } from '../session/Session.tsx';
import type { ListState } from './useListState.ts';

const SEARCH_WAIT_MS = 250;

/** Asked for when somebody has stopped typing, or says so. */
export function Search({ state }: { readonly state: ListState }) {
  const { t } = useSession();
  const { search, change } = state;
  const [written, setWritten] = useState(search);
  const [known, setKnown] = useState(search);
  if (known !== search) {
    // By the way back, or a view.
    setKnown(search);
    setWritten(search);
  }
  useEffect(() => {
    if (written === search) return undefined;
    const timer = setTimeout(() => {
      setKnown(written);
      change({ search: written });
    }, SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [written, search, change]);
  return (
    <SearchField className="field" value={written} onChange={setWritten}>
      <Label>{t('search')}</Label>
      <Input />
    </SearchField>
  );
}
