import type { AssetsView, FragmentView, FrameView, PageView } from '@vitrine/contract/shop';
import type { DocumentKind } from '@vitrine/contract/api';
import type { JsonObject, Note } from '@vitrine/model';
import type { Database } from '../db/Database.ts';
import type { DocumentReader } from '../documents/archive/saveArchive.ts';
import type { WriteTemplate } from '../documents/documentFiles.ts';
import type { FaultLog } from '../faults/createFaultLog.ts';
import type { Works } from '../jobs/createWorks.ts';
import type { Job } from '../jobs/startJobs.ts';
import type { MailTransport } from '../mails/MailTransport.ts';
import type { PageTag } from '../pageVersions/PageTag.ts';
import type { Shop } from '../Shop.ts';
import type { SiteAddress } from './address/siteAddress.ts';
import type { PageCache } from './pages/cache/createPageCache.ts';

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

/** Something of the shop in a page document: it takes the place of its mark. */
export interface DocumentPart {
  readonly mark: string;
  readonly name: string;
  readonly settings: JsonObject;
}

export interface DrawnPageDocument {
  readonly html: string;
  readonly css: string;
  /** Style sheets. */
  readonly fonts: readonly string[];
  readonly parts: readonly DocumentPart[];
  readonly needsScript: boolean;
  /** The smaller script, where nothing needs the other. */
  readonly needsEntrances: boolean;
  /** What its scripts read, by the names that pages have for it. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly bodyClasses: string;
  /** The page's title stands above it. */
  readonly hasTitle: boolean;
  /** Without the shop's header and footer. */
  readonly isAlone: boolean;
}

/** What a page is, as documents ask for it. */
export interface DocumentPlace {
  readonly area: 'singular' | 'archive' | 'general';
  readonly names: readonly string[];
  readonly id: string;
  /** Ids that a name asks for and that are not its own: of the categories that it is in. */
  readonly ids?: Readonly<Record<string, readonly string[]>>;
}

/** What a document is in its page: its main part, a piece of it, or a dialog, which opens by itself or only when it is asked to. */
export type DocumentRole = 'page' | 'part' | 'popup' | 'opened popup';

/** Texts, addresses, pictures, and texts that are HTML. */
export type DocumentValues = Readonly<
  Record<string, string | { readonly html: string } | { readonly url: string; readonly alt: string }>
>;

export interface DocumentToDraw {
  readonly id: number;
  readonly kind: DocumentKind;
  readonly role: DocumentRole;
  /** What all documents share. */
  readonly kit: { readonly id: number; readonly document: string } | null;
  readonly language: string;
  /** The moment that it is drawn at, and where that is told. */
  readonly nowMs: number;
  readonly timeZone: string;
  /** Addresses of what it links to by id: `post:12`, `taxonomy:4`. */
  readonly links: Readonly<Record<string, string>>;
  /** What it may say of the site and of the page, by name. */
  readonly values: DocumentValues;
}

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
  /** Page documents, and what pages with one load beside the rest. */
  readonly documents: {
    readonly styles: readonly string[];
    readonly scripts: readonly string[];
    readonly entranceScripts: readonly string[];
    readonly render: (document: string, options: DocumentToDraw) => DrawnPageDocument | null;
    /** How closely a document's conditions mean a place; 0: it does not show there. */
    readonly priority: (conditions: readonly unknown[], place: DocumentPlace) => number;
    /** What a document says that it is. */
    readonly kindOf: (document: string) => DocumentKind;
    /** What it shows before the place where lists end; null: it has no such place. */
    readonly opening: (document: string) => { readonly html: string; readonly link: string } | null;
    /** What reading and drawing it found worth telling. */
    readonly notes: (document: string) => readonly Note[];
    /** How documents, templates and kits of other sites come in, and how templates go there. */
    readonly reader: DocumentReader;
    readonly writeTemplate: WriteTemplate;
  };
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

/** What a site is run with, for those who look after it. */
export interface Operation {
  /** The database once more: what takes long there must not hold up the shop. */
  readonly openAgain: () => Database;
  readonly jobs: readonly Job[];
  /** Null: nothing sends mails from here. */
  readonly mail: MailTransport | null;
  readonly works: Works;
  readonly faults: FaultLog;
  /** Null: pages are not kept. */
  readonly pages: PageCache | null;
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
  readonly operation: Operation;
}
