import type { HomeView, ShownCategoryView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { PostGrid } from '../content/PostGrid.tsx';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';
import { FirstProduct } from '../list/FirstProduct.tsx';
import { ProductGrid } from '../list/ProductGrid.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { homeTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** As the grid's columns are. */
const CATEGORY_SIZES = '(min-width: 76rem) 14rem, (min-width: 64rem) 20vw, (min-width: 40rem) 33vw, 50vw';

/** The shop's first page: a module to begin with, then a way into everything. */
export function HomePage({ content }: { content: HomeView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(homeTexts);
  if (content.documentHtml) return <Html className="document-page" html={content.documentHtml} />;
  return (
    <>
      <Hero content={content} />
      <Section title={t('categories')} isEmpty={content.categories.length === 0}>
        <CategoryCards categories={content.categories} />
      </Section>
      <Section
        title={t('newest')}
        isEmpty={content.newest.length === 0}
        more={{ label: t('allNewest'), url: `${links.shop}?orderby=date` }}
      >
        <ProductGrid products={content.newest} heading="h3" />
      </Section>
      <Section title={t('sale')} isEmpty={content.sale.length === 0}>
        <ProductGrid products={content.sale} heading="h3" />
      </Section>
      <Section
        title={t('posts')}
        isEmpty={content.posts.length === 0}
        more={{ label: t('allPosts'), url: content.postsUrl }}
      >
        <PostGrid posts={content.posts} heading="h3" />
      </Section>
    </>
  );
}

/** A module says in pictures what the page is; who cannot see it is told in words. */
function Hero({ content: { title, text, heroHtml, hasProducts } }: { content: HomeView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(homeTexts);
  if (heroHtml)
    return (
      <div className="home-hero">
        <h1 className="screen-reader-text">{title}</h1>
        <Html html={heroHtml} />
        {!hasProducts && (
          <div className="wrap">
            <FirstProduct />
          </div>
        )}
      </div>
    );
  return (
    <div className={hasProducts ? 'home-welcome' : 'home-welcome home-empty'}>
      <div className="wrap">
        <h1>{title}</h1>
        {text && <p className="lead">{text}</p>}
        {hasProducts ? (
          <a className="button" href={links.shop}>
            {t('toShop')}
          </a>
        ) : (
          <>
            <p className="lead">{t('nothingYet')}</p>
            <FirstProduct />
          </>
        )}
      </div>
    </div>
  );
}

interface SectionProps {
  title: string;
  isEmpty: boolean;
  /** Where the rest of it is. */
  more?: { readonly label: string; readonly url: string };
  children: ReactNode;
}

function Section({ title, isEmpty, more, children }: SectionProps): ReactElement | null {
  if (isEmpty) return null;
  return (
    <section className="wrap home-section">
      <div className="home-section-head">
        <h2>{title}</h2>
        {more && <a href={more.url}>{more.label}</a>}
      </div>
      {children}
    </section>
  );
}

export const CategoryCards = ({ categories }: { categories: readonly ShownCategoryView[] }): ReactElement => (
  <ul className="category-cards">
    {categories.map((category) => (
      <CategoryCard key={category.url} category={category} />
    ))}
  </ul>
);

function CategoryCard({ category }: { category: ShownCategoryView }): ReactElement {
  const t = useTexts(homeTexts);
  const { label, url, count, image } = category;
  return (
    <li>
      <a href={url}>
        <span className="product-image">
          <Picture image={image && { ...image, alt: '' }} sizes={CATEGORY_SIZES} />
        </span>
        <span className="category-name">{label}</span>
        <span className="page-note">{t('products', { count })}</span>
      </a>
    </li>
  );
}
