import type { FieldView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Control } from './Control.tsx';
import { checkoutTexts, noticeTexts, translate } from '@vitrine/texts';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';

/** A field with its label and, when something is wrong with it, the reason: read out together. */
export function Field({ field }: { field: FieldView }): ReactElement {
  const t = useTexts(checkoutTexts);
  const { language } = useShop();
  if (field.type === 'hidden') return <input type="hidden" name={field.name} value={field.value} />;
  const isCheckbox = field.type === 'checkbox';
  return (
    <p className={rowClasses(field)} id={`${field.name}_field`}>
      {isCheckbox && <Control field={field} />}
      <label htmlFor={field.name} className={field.isRequired ? 'required_field' : undefined}>
        {field.label}
        {field.isRequired ? (
          <RequiredMark />
        ) : (
          !isCheckbox && <span className="optional"> {t('optional')}</span>
        )}
      </label>
      {!isCheckbox && (
        <span className="woocommerce-input-wrapper">
          <Control field={field} />
        </span>
      )}
      {field.error && (
        <span className="checkout-inline-error-message" id={`${field.name}_description`}>
          {translate(noticeTexts, field.error, language)}
        </span>
      )}
    </p>
  );
}

export function RequiredMark(): ReactElement {
  return (
    <>
      {' '}
      <span className="required" aria-hidden="true">
        *
      </span>
    </>
  );
}

/** Scripts ask for the totals anew when one of these has changed. */
const PLACE = /^(?:billing|shipping)_(?:country|state|postcode|city|address_1|address_2)$/;

/** What scripts look at before anything is sent. */
const CHECKS: Readonly<Partial<Record<FieldView['type'], string>>> = {
  email: 'validate-email',
  tel: 'validate-phone',
};

function rowClasses({ name, width = 'wide', isRequired, error, type }: FieldView): string {
  const names = ['form-row', `form-row-${width}`];
  if (PLACE.test(name)) names.push('address-field');
  if (name.endsWith('_country')) names.push('update_totals_on_change');
  const check = CHECKS[type];
  if (check) names.push(check);
  if (isRequired) names.push('validate-required');
  if (error) names.push('woocommerce-invalid');
  if (type === 'checkbox') names.push('form-row-checkbox');
  return names.join(' ');
}
