import type { ImageView, ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Picture } from '../html/Picture.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** Half of a page that grows no more; all of a narrow one. */
const MAIN_SIZES = '(min-width: 76rem) 38rem, (min-width: 48rem) 52vw, 100vw';

/** The product's pictures: the first large, all of them links to themselves. */
export function Gallery({ product }: { product: ProductPageView }): ReactElement {
  const t = useTexts(productTexts);
  const images = [product.image, ...product.gallery].filter((image) => image !== null);
  const state = images.length > 0 ? 'with' : 'without';
  return (
    <div
      className={`woocommerce-product-gallery woocommerce-product-gallery--${state}-images images`}
      data-columns="4"
    >
      {product.price.isOnSale && <span className="onsale product-label">{t('sale')}</span>}
      <div className="woocommerce-product-gallery__wrapper">
        {images.length === 0 && (
          <div className="woocommerce-product-gallery__image--placeholder">
            <Picture image={null} />
          </div>
        )}
        {images.map((image, index) => (
          <GalleryImage key={image.url} image={image} name={product.name} index={index} />
        ))}
      </div>
    </div>
  );
}

function GalleryImage({
  image,
  name,
  index,
}: {
  image: ImageView;
  name: string;
  index: number;
}): ReactElement {
  const t = useTexts(productTexts);
  // A link needs a name, also when nobody has described the picture.
  const alt = image.alt || (index === 0 ? name : t('picture', { name, number: index + 1 }));
  return (
    <div className="woocommerce-product-gallery__image" data-thumb={image.url} data-thumb-alt={alt}>
      <a href={image.url}>
        <Picture
          image={{ ...image, alt }}
          className="wp-post-image"
          sizes={index === 0 ? MAIN_SIZES : '(min-width: 48rem) 10rem, 25vw'}
          isMain={index === 0}
        />
      </a>
    </div>
  );
}
