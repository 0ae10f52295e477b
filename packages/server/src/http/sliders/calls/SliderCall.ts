import type { FetchOutside } from '../../../feeds/outside/fetchOutside.ts';
import type { Shop } from '../../../Shop.ts';
import type { SiteViews } from '../../ServerContext.ts';
import type { SliderAsk } from '../SliderAsk.ts';
import type { SliderRefusal, SliderReply } from '../SliderReply.ts';

export interface SliderContext {
  readonly shop: Shop;
  /** Who compiles modules. Without it only documents are answered. */
  readonly site?: Pick<SiteViews, 'compileModule'>;
  /** How social sources are asked. Default: the real way. */
  readonly fetchOutside?: FetchOutside;
  /** The shop is not open yet, and who asks is none of those who run it: feeds give nothing of it. */
  readonly isShopClosed?: boolean;
}

/** One call of the contract about modules. */
export type SliderCall = (context: SliderContext, ask: SliderAsk) => Promise<SliderReply | SliderRefusal>;
