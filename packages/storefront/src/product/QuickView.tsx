import type { ProductPageView } from '@vitrine/contract/shop';
import { frameTexts, productTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Price } from '../price/Price.tsx';
import { useTexts } from '../shop/useTexts.ts';
import { AddForm } from './AddForm.tsx';

const TITLE = 'quick-view-title';

/** A product in a few words above the list that it stands in, with the form that buys it. */
export function QuickView({ product }: { product: ProductPageView }): ReactElement {
  const t = useTexts(productTexts);
  const frame = useTexts(frameTexts);
  const { id, type, name, url, image, price, shortDescriptionHtml } = product;
  return (
    <dialog className="wd-quick-view wd-dialog" aria-labelledby={TITLE} tabIndex={-1}>
      <div className={`wd-dialog-inner product type-product post-${id} product-type-${type}`}>
        <div className="wd-quick-view-picture">
          <Picture
            image={image && { ...image, alt: image.alt || name }}
            className="wp-post-image"
            sizes="(min-width: 48rem) 26rem, 100vw"
          />
        </div>
        <div className="summary">
          <h2 id={TITLE}>{name}</h2>
          <p className="price-line">
            <Price price={price} />
          </p>
          {shortDescriptionHtml && <Html dir="auto" html={shortDescriptionHtml} />}
          <AddForm product={product} idPrefix="quick-view-" />
          <a className="wd-quick-view-link" href={url}>
            {t('viewDetails')}
          </a>
        </div>
        <button type="button" className="wd-dialog-close" aria-label={frame('close')}>
          <Icon name="cross" />
        </button>
      </div>
    </dialog>
  );
}
