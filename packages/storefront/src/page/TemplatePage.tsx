import type { PageContents, PageKind, ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { StickyBar } from '../product/StickyBar.tsx';
import { VariationTemplates } from '../product/VariationTemplates.tsx';

interface TemplatePageProps {
  kind: PageKind;
  content: PageContents[PageKind];
  html: string;
}

/** A document in the place of a page's main part. Scripts find in it what they find in the shop's own. */
export function TemplatePage({ kind, content, html }: TemplatePageProps): ReactElement {
  if (kind === 'product') return <TemplateProduct product={content as ProductPageView} html={html} />;
  return <Html className={kind === 'list' ? 'document-page list-page' : 'document-page'} html={html} />;
}

function TemplateProduct({ product, html }: { product: ProductPageView; html: string }): ReactElement {
  return (
    <>
      <div
        id={`product-${product.id}`}
        className={`document-page product type-product post-${product.id} product-type-${product.type}`}
      >
        <Html html={html} />
        <div className="wrap">
          <div className="recently-viewed-place" data-product-id={product.id} />
        </div>
      </div>
      {product.type === 'variable' && <VariationTemplates />}
      <StickyBar product={product} />
    </>
  );
}
