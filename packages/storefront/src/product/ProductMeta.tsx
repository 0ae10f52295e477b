import type { LinkView, ProductPageView } from '@vitrine/contract/shop';
import { Fragment, type ReactElement } from 'react';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** Number, categories and tags. */
export function ProductMeta({ product }: { product: ProductPageView }): ReactElement {
  const t = useTexts(productTexts);
  return (
    <div className="product_meta">
      {product.sku && (
        <span className="sku_wrapper">
          {t('sku')}: <span className="sku">{product.sku}</span>
        </span>
      )}
      <MetaLinks className="posted_in" name="categories" links={product.categories} />
      <MetaLinks className="tagged_as" name="tags" links={product.tags} />
    </div>
  );
}

interface MetaLinksProps {
  className: string;
  name: 'categories' | 'tags';
  links: readonly LinkView[];
}

function MetaLinks({ className, name, links }: MetaLinksProps): ReactElement | null {
  const t = useTexts(productTexts);
  if (links.length === 0) return null;
  return (
    <span className={className}>
      {t(name, { count: links.length })}:{' '}
      {links.map(({ label, url }, index) => (
        <Fragment key={url}>
          {index > 0 && t('separator')}
          <a href={url} rel="tag">
            {label}
          </a>
        </Fragment>
      ))}
    </span>
  );
}
