import type { PageContents, PageKind, PagePartView } from '@vitrine/contract/shop';
import { contentTexts, productTexts } from '@vitrine/texts';
import type { ReactElement, ReactNode } from 'react';
import { Comments } from '../content/Comments.tsx';
import { PostFacts } from '../content/ContentPage.tsx';
import { PostGrid } from '../content/PostGrid.tsx';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';
import { ListBody } from '../list/ListPage.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { ProductRow } from '../list/ProductRow.tsx';
import { Price } from '../price/Price.tsx';
import { AddForm } from '../product/AddForm.tsx';
import { Gallery } from '../product/Gallery.tsx';
import { KeepButtons } from '../product/KeepButtons.tsx';
import { ProductMeta } from '../product/ProductMeta.tsx';
import { ReviewLink } from '../product/ProductPage.tsx';
import { AttributeTable, ProductTabs } from '../product/ProductTabs.tsx';
import { Stock } from '../product/Stock.tsx';
import { useTexts } from '../shop/useTexts.ts';
import { Breadcrumb } from '../trail/Breadcrumb.tsx';

type Parts<Kind extends PageKind> = Readonly<Record<string, (content: PageContents[Kind]) => ReactNode>>;

/** What documents show of pages, by kind and name: the same that the shop's own pages are made of. */
const parts: { readonly [Kind in PageKind]?: Parts<Kind> } = {
  product: {
    breadcrumb: ({ trail, name }) => <Breadcrumb trail={trail} here={name} />,
    gallery: (product) => <Gallery product={product} />,
    price: ({ price }) => (
      <p className="price-line">
        <Price price={price} />
      </p>
    ),
    rating: (product) => product.reviewCount > 0 && <ReviewLink product={product} />,
    shortDescription: ({ shortDescriptionHtml: html }) =>
      html && <Html className="woocommerce-product-details__short-description" dir="auto" html={html} />,
    description: ({ descriptionHtml: html }) => html && <Html className="rich-text" dir="auto" html={html} />,
    attributes: ({ attributes }) => attributes.length > 0 && <AttributeTable attributes={attributes} />,
    addForm: (product) => (
      // Scripts know the form of the page, among others, by where it stands.
      <div className="summary">
        <AddForm product={product} />
        <KeepButtons product={product} />
      </div>
    ),
    stock: ({ stock }) => <Stock stock={stock} />,
    meta: (product) => <ProductMeta product={product} />,
    tabs: (product) => <ProductTabs product={product} />,
    related: ({ related }) => <OtherProducts className="related" title="related" products={related} />,
    upsells: ({ upsells }) => (
      <OtherProducts className="up-sells upsells" title="upsells" products={upsells} />
    ),
    picture: ({ image }) => <Picture image={image} sizes={PICTURE_SIZES} />,
  },
  list: {
    breadcrumb: ({ trail, title }) => <Breadcrumb trail={trail} here={title} />,
    description: ({ descriptionHtml: html }) =>
      html && <Html className="term-description" dir="auto" html={html} />,
    products: (list) => <ListBody list={list} />,
  },
  posts: {
    breadcrumb: ({ trail, title }) => <Breadcrumb trail={trail} here={title} />,
    description: ({ descriptionHtml: html }) =>
      html && <Html className="term-description" dir="auto" html={html} />,
    posts: (list) => <Posts list={list} />,
  },
  content: {
    breadcrumb: ({ trail, title }) => <Breadcrumb trail={trail} here={title} />,
    content: ({ html, document }) =>
      document ? (
        <Html className="entry-content" html={html} />
      ) : (
        <Html className="rich-text entry-content" dir="auto" html={html} />
      ),
    picture: ({ image }) => image && <Picture image={image} sizes={PICTURE_SIZES} isMain />,
    facts: ({ post }) => post && <PostFacts post={post} />,
    comments: ({ post }) => post && <Comments comments={post.comments} />,
  },
};

const PICTURE_SIZES = '(min-width: 76rem) 72rem, 100vw';

/** Nothing, where pages of this kind have no such part: a document may be shown where it was not made for. */
export function PagePart({ part: { kind, content, part } }: { part: PagePartView }): ReactElement {
  const own = (parts[kind] ?? {}) as Parts<PageKind>;
  const draw = Object.hasOwn(own, part) ? own[part] : undefined;
  return <>{draw?.(content)}</>;
}

interface OtherProductsProps {
  className: string;
  title: 'related' | 'upsells';
  products: PageContents['product']['related'];
}

function OtherProducts({ className, title, products }: OtherProductsProps): ReactElement {
  const t = useTexts(productTexts);
  return <ProductRow className={className} title={t(title)} products={products} />;
}

function Posts({ list: { posts, paging } }: { list: PageContents['posts'] }): ReactElement {
  const t = useTexts(contentTexts);
  return (
    <>
      {posts.length === 0 && <p className="lead">{t('nothingWritten')}</p>}
      <PostGrid posts={posts} heading="h2" />
      <Pagination paging={paging} label={t('pagination')} />
    </>
  );
}
