import type { LinkView, ProductPageView } from '@vitrine/contract/shop';
import { Fragment, type ReactElement } from 'react';

/** Number, categories and tags. */
export function ProductMeta({ product }: { product: ProductPageView }): ReactElement {
  return (
    <div className="product_meta">
      {product.sku && (
        <span className="sku_wrapper">
          SKU: <span className="sku">{product.sku}</span>
        </span>
      )}
      <MetaLinks className="posted_in" one="Category" many="Categories" links={product.categories} />
      <MetaLinks className="tagged_as" one="Tag" many="Tags" links={product.tags} />
    </div>
  );
}

interface MetaLinksProps {
  className: string;
  one: string;
  many: string;
  links: readonly LinkView[];
}

function MetaLinks({ className, one, many, links }: MetaLinksProps): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <span className={className}>
      {links.length === 1 ? one : many}:{' '}
      {links.map(({ label, url }, index) => (
        <Fragment key={url}>
          {index > 0 && ', '}
          <a href={url} rel="tag">
            {label}
          </a>
        </Fragment>
      ))}
    </span>
  );
}
