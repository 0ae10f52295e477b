import { type ApiAnswer, type ApiClient, ApiRefusal, createApiClient } from '@vitrine/contract/api';
import { fetchWithProgress } from './fetchWithProgress.ts';

/** Changes with the login cookie need it; `/me` gives it, and a new one when it has become too old. */
let nonce = '';

const headers = () => ({ 'x-vitrine-nonce': nonce });
const send = createApiClient({ headers });

/** Who asks, what they may do, and how the shop writes amounts and days. */
export async function readMe(): Promise<ApiAnswer<'readMe'>> {
  const answer = await send('readMe', {});
  ({ nonce } = answer.body);
  return answer;
}

export async function logIn(login: string, password: string, remember: boolean): Promise<void> {
  const { body } = await send('logIn', { body: { login, password, remember, cookie: true } });
  ({ nonce } = body);
}

const isTooOld = (error: unknown): boolean => error instanceof ApiRefusal && error.code === 'no_nonce';

/** A nonce that became too old while the page stood open is fetched anew, once. */
const renewing =
  (call: ApiClient): ApiClient =>
  async (name, request) => {
    try {
      return await call(name, request);
    } catch (error) {
      if (!isTooOld(error)) throw error;
      await readMe();
      return call(name, request);
    }
  };

/** Calls the server. */
export const api: ApiClient = renewing(send);

/** The same for files: tells from 0 to 1 how much of them has been sent. */
export const apiWithProgress = (onProgress: (sent: number) => void): ApiClient =>
  renewing(createApiClient({ headers, fetch: fetchWithProgress(onProgress) }));

/** Whether the server could not be reached at all. */
export const isOffline = (error: unknown): boolean => error instanceof TypeError;

export const isLoggedOut = (error: unknown): boolean => error instanceof ApiRefusal && error.status === 401;

export const isConflict = (error: unknown): error is ApiRefusal =>
  error instanceof ApiRefusal && error.status === 412;
