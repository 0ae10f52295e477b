import type { ImageView, ProductPageView } from '@vitrine/contract/shop';
import { productTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Picture } from '../html/Picture.tsx';
import { useTexts } from '../shop/useTexts.ts';

/** Half of a page that grows no more; all of a narrow one. */
const MAIN_SIZES = '(min-width: 100rem) 42rem, (min-width: 76rem) 38rem, (min-width: 48rem) 52vw, 100vw';

/** What scrolls must be reached by keyboard too. */
const focusable = { tabIndex: 0 };

/** The product's pictures in a strip that scrolls and snaps, and small ones that lead to each: all of it without a script. */
export function Gallery({ product }: { product: ProductPageView }): ReactElement {
  const t = useTexts(productTexts);
  const images = [product.image, ...product.gallery].filter((image) => image !== null);
  const state = images.length > 0 ? 'with' : 'without';
  const layout = product.galleryLayout;
  return (
    <div
      className={`woocommerce-product-gallery woocommerce-product-gallery--${state}-images images gallery-${layout}`}
      data-columns="4"
      data-autoplay={product.isGalleryPlayed ? 'yes' : undefined}
      data-next-text={t('nextPicture')}
      data-prev-text={t('previousPicture')}
      data-close-text={t('closePictures')}
      data-zoom-text={t('zoomPicture')}
      data-error-text={t('pictureFault')}
    >
      {product.price.isOnSale && <span className="onsale product-label">{t('sale')}</span>}
      {images.length === 0 ? (
        <div className="woocommerce-product-gallery__wrapper">
          <div className="woocommerce-product-gallery__image--placeholder">
            <Picture image={null} />
          </div>
        </div>
      ) : (
        <section
          className="woocommerce-product-gallery__wrapper"
          {...(images.length > 1 ? focusable : {})}
          aria-label={t('pictures', { name: product.name })}
        >
          {images.map((image, index) => (
            <GalleryImage key={image.url} image={image} name={product.name} index={index} />
          ))}
        </section>
      )}
      {images.length > 1 && layout === 'bottom' && <Thumbs images={images} />}
    </div>
  );
}

const idOf = (index: number): string => `picture-${index + 1}`;

interface GalleryImageProps {
  image: ImageView;
  name: string;
  index: number;
}

function GalleryImage({ image, name, index }: GalleryImageProps): ReactElement {
  const t = useTexts(productTexts);
  // A link needs a name, also when nobody has described the picture.
  const alt = image.alt || (index === 0 ? name : t('picture', { name, number: index + 1 }));
  return (
    <div
      className="woocommerce-product-gallery__image"
      id={idOf(index)}
      data-thumb={image.url}
      data-thumb-alt={alt}
    >
      <a href={image.url}>
        <Picture
          image={{ ...image, alt }}
          className={index === 0 ? 'wp-post-image' : ''}
          sizes={MAIN_SIZES}
          isMain={index === 0}
          isOpened
        />
      </a>
    </div>
  );
}

function Thumbs({ images }: { images: readonly ImageView[] }): ReactElement {
  const t = useTexts(productTexts);
  return (
    <ul className="gallery-thumbs">
      {images.map((image, index) => (
        <li key={image.url}>
          <a href={`#${idOf(index)}`} aria-label={t('showPicture', { number: index + 1 })}>
            <Picture image={{ ...image, alt: '' }} sizes="(min-width: 48rem) 8rem, 20vw" />
          </a>
        </li>
      ))}
    </ul>
  );
}
