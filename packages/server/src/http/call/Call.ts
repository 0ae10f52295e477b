import type { ShopLinks, ShopSettings } from '@vitrine/contract/shop';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { User } from '../../accounts/User.ts';
import type { Fields } from '../request/fields.ts';
import type { StoredDocument } from '../../documents/StoredDocument.ts';
import type { ServerContext } from '../ServerContext.ts';

export interface Visitor {
  readonly user: User | null;
  /** Whose cart it is; null while a guest has put nothing into one. */
  customerId: string | null;
}

/** One request, with everything that answers it. */
export interface Call extends ServerContext {
  readonly settings: ShopSettings;
  /** Whole addresses, below the site's own. */
  readonly links: ShopLinks;
  readonly origin: string;
  /** What the query and the form say; the form wins. */
  readonly fields: Fields;
  readonly visitor: Visitor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** A document as somebody writes it just now, in the place of what is stored and of all others of its kind. */
  readonly preview?: StoredDocument | undefined;
}
