import type { AssetsView, FragmentView, FrameView, PageView } from '@vitrine/contract/shop';
import type { JsonObject } from '@vitrine/model';
import type { PageTag } from '../pageVersions/PageTag.ts';
import type { Shop } from '../Shop.ts';
import type { SiteAddress } from './address/siteAddress.ts';

/** A module, compiled for one moment: each part is made when it is asked for, and is plain JSON. */
export interface CompiledViews {
  /** At every moment until another is said, the same is made of the same document. */
  readonly momentMs: number;
  readonly frame: (addresses: { readonly src: string; readonly play: string }) => object;
  /** Null for one that only stands there. */
  readonly score: () => object | null;
}

/** A page that the site itself has, in the frame of all others. The same for everyone. */
export interface SitePage {
  readonly title: string;
  readonly description: string;
  /** Its one address, from the site's. */
  readonly path: string;
  readonly headHtml: string;
  readonly html: string;
  /** What it is made of. */
  readonly tags: readonly PageTag[];
}

/** `path`: what follows the page's own part of the address. Null: there is no such page. */
export type FindSitePage = (path: readonly string[], language: string) => Promise<SitePage | null>;

/** Draws; the server itself never sees a component. */
export interface SiteViews {
  /** The script that plays modules. */
  readonly player: string;
  /** What every page loads. */
  readonly assets: Pick<AssetsView, 'styles' | 'scripts'>;
  /** The site's own small picture, and a colour for what is behind it. */
  readonly icon: { readonly svg: string; readonly ground: string };
  /** The scripts that stand in a page with this frame, letter for letter: no others may run there. */
  readonly inlineScripts: (frame: FrameView) => readonly string[];
  readonly renderPage: (page: PageView) => string;
  readonly renderFragment: (fragment: FragmentView) => string;
  readonly compileModule: (
    document: JsonObject,
    options: {
      readonly nowMs: number;
      readonly elementId?: string | undefined;
      /** What its controls are called in, when the module itself says no language. */
      readonly language?: string | undefined;
    },
  ) => CompiledViews;
}

/** What every route works with. */
export interface ServerContext {
  readonly shop: Shop;
  /** Signs cookies and nonces. */
  readonly secret: string;
  readonly site: SiteViews;
  /** Pages of the site's own, by the first part of their address. */
  readonly sitePages: ReadonlyMap<string, FindSitePage>;
  /** HTML for the head of a page whose texts are in fonts of these style sheets. */
  readonly fontPreloads: (styleSheets: readonly string[]) => string;
  readonly address: SiteAddress;
}
