import type { ProductPageView } from '@vitrine/contract/shop';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Html } from '../html/Html.tsx';
import { Reviews } from './Reviews.tsx';
import { productTexts, type Texts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface Tab {
  readonly key: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** Sections below a product. All are open until a script closes them; the row above leads to each. */
export function ProductTabs({ product }: { product: ProductPageView }): ReactElement | null {
  const t = useTexts(productTexts);
  const tabs = tabsOf(product, t);
  if (tabs.length === 0) return null;
  return (
    <div
      className="woocommerce-tabs wc-tabs-wrapper tabs-layout-accordion wd-accordion"
      data-state="first"
      data-layout="accordion"
    >
      <ul className="tabs wc-tabs" role="tablist" aria-label={t('information')}>
        {tabs.map((tab, index) => (
          <TabLink key={tab.key} tab={tab} isFirst={index === 0} />
        ))}
      </ul>
      {tabs.map((tab, index) => (
        <TabPanel key={tab.key} tab={tab} isFirst={index === 0} />
      ))}
    </div>
  );
}

function tabsOf(product: ProductPageView, t: Texts<typeof productTexts.en>): readonly Tab[] {
  const { descriptionHtml, attributes, reviewForm, reviewCount } = product;
  const tabs: Tab[] = [];
  if (descriptionHtml) {
    tabs.push({
      key: 'description',
      title: t('description'),
      content: <Html className="rich-text" dir="auto" html={descriptionHtml} />,
    });
  }
  if (attributes.length > 0) {
    const content = <AttributeTable attributes={attributes} />;
    tabs.push({ key: 'additional_information', title: t('additional'), content });
  }
  if (reviewForm.state !== 'closed' || reviewCount > 0) {
    tabs.push({
      key: 'reviews',
      title: t('reviews', { count: reviewCount }),
      content: <Reviews product={product} />,
    });
  }
  return tabs;
}

function TabLink({ tab: { key, title }, isFirst }: { tab: Tab; isFirst: boolean }): ReactElement {
  return (
    <li className={`${key}_tab${isFirst ? ' active' : ''}`} id={`tab-title-${key}`} role="presentation">
      <a href={`#tab-${key}`} role="tab" aria-controls={`tab-${key}`} aria-selected={isFirst}>
        {title}
      </a>
    </li>
  );
}

function TabPanel({ tab: { key, title, content }, isFirst }: { tab: Tab; isFirst: boolean }): ReactElement {
  const active = isFirst ? ' wd-active' : '';
  return (
    <div className="wd-accordion-item">
      <div className={`wd-accordion-title${active}`} data-accordion-index={key}>
        <h2 className="wd-accordion-title-text">
          {/* Should the script not come, the address opens what is below. */}
          <a className="wd-accordion-button" href={`#tab-${key}`}>
            {title}
          </a>
        </h2>
      </div>
      <div
        className={`wd-accordion-content woocommerce-Tabs-panel woocommerce-Tabs-panel--${key} panel entry-content wc-tab${active}`}
        id={`tab-${key}`}
        data-accordion-index={key}
        role="tabpanel"
        aria-labelledby={`tab-title-${key}`}
      >
        {content}
      </div>
    </div>
  );
}

export function AttributeTable({ attributes }: Pick<ProductPageView, 'attributes'>): ReactElement {
  const t = useTexts(productTexts);
  return (
    <table className="woocommerce-product-attributes shop_attributes">
      <caption className="screen-reader-text">{t('details')}</caption>
      <tbody>
        {attributes.map(({ key, label, values }) => (
          <tr
            key={key}
            className={`woocommerce-product-attributes-item woocommerce-product-attributes-item--${key}`}
          >
            <th scope="row" className="woocommerce-product-attributes-item__label">
              {label}
            </th>
            <td className="woocommerce-product-attributes-item__value">
              {values.map((value, index) => (
                <Fragment key={value}>
                  {index > 0 && t('separator')}
                  <bdi>{value}</bdi>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
