import type { ProductPageView } from '@vitrine/contract/shop';
import type { ComponentType, ReactElement } from 'react';
import { GroupedForm } from './GroupedForm.tsx';
import { PRODUCT_FORM_ID } from './productFormId.ts';
import { SimpleForm } from './SimpleForm.tsx';
import { VariationsForm } from './VariationsForm.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface AddFormProps {
  product: ProductPageView;
  /** Before the ids of its fields: a page may have such a form already. */
  idPrefix?: string;
}

const forms: Readonly<Record<ProductPageView['type'], ComponentType<AddFormProps>>> = {
  simple: SimpleForm,
  variable: VariationsForm,
  grouped: GroupedForm,
  external: ExternalLink,
};

/** How a product is bought, by its kind. */
export function AddForm({ product, idPrefix = '' }: AddFormProps): ReactElement {
  const Form = forms[product.type];
  return <Form product={product} idPrefix={idPrefix} />;
}

function ExternalLink({ product, idPrefix = '' }: AddFormProps): ReactElement {
  const t = useTexts(productTexts);
  return (
    <p className="cart" id={idPrefix + PRODUCT_FORM_ID}>
      <a className="single_add_to_cart_button button alt" href={product.addUrl} rel="nofollow">
        {product.buttonText || t('buyProduct')}
      </a>
    </p>
  );
}
