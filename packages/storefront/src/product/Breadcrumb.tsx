import type { ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';

/** The way here: home, shop, the product's first category. */
export function Breadcrumb({ product }: { product: ProductPageView }): ReactElement {
  const { links } = useShop();
  const [category] = product.categories;
  const steps = [
    { label: 'Home', url: links.home },
    { label: 'Shop', url: links.shop },
    ...(category ? [category] : []),
  ];
  return (
    <nav className="woocommerce-breadcrumb" aria-label="Breadcrumb">
      <ol>
        {steps.map(({ label, url }) => (
          <li key={url}>
            <a href={url}>{label}</a>
          </li>
        ))}
        <li>
          <span aria-current="page">{product.name}</span>
        </li>
      </ol>
    </nav>
  );
}
