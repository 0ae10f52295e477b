import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';

export interface ListState {
  readonly page: number;
  readonly search: string;
  readonly sort: string | undefined;
  readonly filters: Readonly<Record<string, string>>;
  /** Anything but a page begins at the first. */
  readonly change: (next: Readonly<Record<string, string | undefined>>) => void;
  /** All of it, as the address has it: what a saved view keeps. */
  readonly written: string;
  readonly show: (written: string) => void;
}

const OWN = new Set(['page', 'search', 'sort']);

/** What a list shows stands in the address: it can be shared, and the way back leads through it. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const written = params.toString();
  const change = useCallback(
    (next: Readonly<Record<string, string | undefined>>) =>
      setParams((known) => {
        const changed = new URLSearchParams(known);
        if (!('page' in next)) changed.delete('page');
        for (const [name, value] of Object.entries(next))
          if (value) changed.set(name, value);
          else changed.delete(name);
        return changed;
      }),
    [setParams],
  );
  const show = useCallback((view: string) => setParams(new URLSearchParams(view)), [setParams]);
  return useMemo(() => {
    const all = new URLSearchParams(written);
    return {
      page: Math.max(1, Number(all.get('page')) || 1),
      search: all.get('search') ?? '',
      sort: all.get('sort') ?? undefined,
      filters: Object.fromEntries([...all].filter(([name]) => !OWN.has(name))),
      change,
      written,
      show,
    };
  }, [written, change, show]);
}
