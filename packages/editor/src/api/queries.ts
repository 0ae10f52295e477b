import { type ApiAnswer, apiEndpoints, type ApiName, type ApiRequest } from '@vitrine/contract/api';
import {
  keepPreviousData,
  MutationCache,
  QueryCache,
  QueryClient,
  useMutation,
  type UseMutationResult,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
import { api, isLoggedOut, isOffline } from './api.ts';

export const ME = ['me'] as const;

/** What a change of one resource shows elsewhere: the dashboard counts all of these. */
const SEEN_IN: Readonly<Record<string, readonly string[]>> = {
  orders: ['stats', 'products', 'mails', 'customers'],
  products: ['stats'],
  imports: ['products', 'terms', 'attributes'],
  'media-folders': ['media'],
  media: ['media-folders'],
  reviews: ['stats', 'products'],
  users: ['me', 'customers'],
  settings: ['me', 'stats'],
  comments: ['stats'],
  privacy: ['users', 'customers', 'orders', 'reviews', 'comments', 'invitations'],
};

/** `orders` of `/orders/:id/notes`: what belongs to one is read anew together. */
const resourceOf = (name: ApiName): string => apiEndpoints[name].path.split('/')[1] ?? '';

const TRIES = 2;

export function createQueries(): QueryClient {
  // Whoever is logged out sees the form, over what they were doing.
  const onError = (error: unknown): void => {
    if (isLoggedOut(error)) void client.invalidateQueries({ queryKey: ME });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // A refusal stays one; a server that is starting answers in a moment.
        retry: (count, error) => isOffline(error) && count < TRIES,
        staleTime: 10_000,
        placeholderData: keepPreviousData,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

export function useApi<Name extends ApiName>(
  name: Name,
  request: ApiRequest<Name>,
  { isOn = true, everyMs = false }: { readonly isOn?: boolean; readonly everyMs?: number | false } = {},
): UseQueryResult<ApiAnswer<Name>> {
  return useQuery({
    queryKey: [resourceOf(name), name, request],
    queryFn: ({ signal }) => api(name, { ...request, signal }),
    enabled: isOn,
    // While it goes on by itself.
    refetchInterval: everyMs,
  });
}

/** A change: what it concerns is read anew, wherever it is shown. */
export function useChange<Name extends ApiName>(
  name: Name,
): UseMutationResult<ApiAnswer<Name>, unknown, ApiRequest<Name>> {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (request: ApiRequest<Name>) => api(name, request),
    onSuccess: () => refresh(name),
  });
}

/** Reads anew what a call has changed. */
export function useRefresh(): (name: ApiName) => Promise<void> {
  const client = useQueryClient();
  return async (name) => {
    const resource = resourceOf(name);
    await Promise.all(
      [resource, ...(SEEN_IN[resource] ?? [])].map((each) => client.invalidateQueries({ queryKey: [each] })),
    );
  };
}
