import type { ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { ProductRow } from '../list/ProductRow.tsx';
import { Price } from '../price/Price.tsx';
import { Rating } from '../rating/Rating.tsx';
import { AddForm } from './AddForm.tsx';
import { Breadcrumb } from '../trail/Breadcrumb.tsx';
import { Gallery } from './Gallery.tsx';
import { KeepButtons } from './KeepButtons.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import { ProductTabs } from './ProductTabs.tsx';
import { StickyBar } from './StickyBar.tsx';
import { VariationTemplates } from './VariationTemplates.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function ProductPage({ content: product }: { content: ProductPageView }): ReactElement {
  const t = useTexts(productTexts);
  return (
    <>
      <div className="wrap">
        <Breadcrumb trail={product.trail} here={product.name} />
        <div
          id={`product-${product.id}`}
          className={`product type-product post-${product.id} product-type-${product.type}`}
        >
          <div className="product-top">
            <Gallery product={product} />
            <div className="summary entry-summary">
              <Summary product={product} />
            </div>
          </div>
          <ProductTabs product={product} />
          <ProductRow className="up-sells upsells" title={t('upsells')} products={product.upsells} />
          <ProductRow className="related" title={t('related')} products={product.related} />
          <div className="recently-viewed-place" data-product-id={product.id} />
        </div>
        {product.type === 'variable' && <VariationTemplates />}
      </div>
      <StickyBar product={product} />
    </>
  );
}

function Summary({ product }: { product: ProductPageView }): ReactElement {
  return (
    <>
      <h1 className="product_title entry-title">{product.name}</h1>
      {product.reviewCount > 0 && <ReviewLink product={product} />}
      <p className="price-line">
        <Price price={product.price} />
      </p>
      {product.shortDescriptionHtml && (
        <Html
          className="woocommerce-product-details__short-description"
          dir="auto"
          html={product.shortDescriptionHtml}
        />
      )}
      <AddForm product={product} />
      <KeepButtons product={product} />
      <ProductMeta product={product} />
    </>
  );
}

export function ReviewLink({ product: { rating, reviewCount } }: { product: ProductPageView }): ReactElement {
  const t = useTexts(productTexts);
  return (
    <div className="woocommerce-product-rating">
      <Rating rating={rating} />{' '}
      <a href="#reviews" className="woocommerce-review-link" rel="nofollow">
        {t('customerReviews', { count: reviewCount })}
      </a>
    </div>
  );
}
