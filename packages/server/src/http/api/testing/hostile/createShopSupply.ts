import type { DatabaseKind } from '../../../../db/DatabaseKind.ts';
import { fillShop } from '../fillShop.ts';
import { openApi } from '../startApi.ts';

type Api = Awaited<ReturnType<typeof openApi>>;

/** Requests for a change that one shop gets: after some thousand products its lists are slow, and what it began with is gone. */
const CHANGES_EACH = 2500;

/** Hands out one shop with one of everything, and another when that one has been changed often enough. */
export function createShopSupply(kind: DatabaseKind) {
  let api: Api | null = null;
  let changes = 0;
  const close = async (): Promise<void> => {
    await api?.close();
    api = null;
  };
  const open = async (): Promise<Api> => {
    changes = 0;
    const made = await openApi(kind);
    await fillShop(made.shop, made.as('admin'));
    return made;
  };
  return {
    close,
    /** For requests that change so many things; whoever asked before must have their answers. */
    async take(count: number): Promise<Api> {
      if (changes >= CHANGES_EACH) await close();
      api ??= await open();
      changes += count;
      return api;
    },
    /** For requests of another kind: they find everything, unless hardly anything was changed yet. */
    async renew(): Promise<Api> {
      if (changes > CHANGES_EACH / 2) await close();
      return (api ??= await open());
    },
  };
}
