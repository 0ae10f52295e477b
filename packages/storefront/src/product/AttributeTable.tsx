import type { ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';

export function AttributeTable({ attributes }: Pick<ProductPageView, 'attributes'>): ReactElement {
  return (
    <table className="woocommerce-product-attributes shop_attributes">
      <caption className="screen-reader-text">Product details</caption>
      <tbody>
        {attributes.map(({ label, values }) => (
          <tr key={label} className="woocommerce-product-attributes-item">
            <th scope="row" className="woocommerce-product-attributes-item__label">
              {label}
            </th>
            <td className="woocommerce-product-attributes-item__value">{values.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
