import type { CheckoutView, FieldView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { Field } from '../form/Field.tsx';
import { checkoutTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** Who buys, where it goes, an account on the way, and a note. */
export function CustomerDetails({ checkout }: { checkout: CheckoutView }): ReactElement {
  const { cart, signup, isLoggedIn } = checkout;
  const t = useTexts(checkoutTexts);
  return (
    <div className="col2-set" id="customer_details">
      <div className="woocommerce-billing-fields">
        <h2>{t('billingDetails')}</h2>
        <FieldGrid
          className="woocommerce-billing-fields__field-wrapper"
          fields={fieldsOf(checkout, 'billing')}
        />
      </div>
      {signup && !isLoggedIn && <NewAccount checkout={checkout} />}
      {cart.needsShipping && <OtherAddress checkout={checkout} />}
      <div className="woocommerce-additional-fields">
        <FieldGrid
          className="woocommerce-additional-fields__field-wrapper"
          fields={fieldsOf(checkout, 'order')}
        />
      </div>
    </div>
  );
}

const fieldsOf = ({ fields }: CheckoutView, group: FieldView['group']): readonly FieldView[] =>
  fields.filter((field) => field.group === group);

function FieldGrid({ className, fields }: { className: string; fields: readonly FieldView[] }): ReactElement {
  return (
    <div className={`${className} field-grid`}>
      {fields.map((field) => (
        <Field key={field.name} field={field} />
      ))}
    </div>
  );
}

/** Its fields show when it is wanted; who cannot buy as a guest always gets one. */
function NewAccount({ checkout }: { checkout: CheckoutView }): ReactElement {
  const t = useTexts(checkoutTexts);
  const fields = <FieldGrid className="create-account" fields={fieldsOf(checkout, 'account')} />;
  if (!checkout.guestsAllowed) return <div className="woocommerce-account-fields">{fields}</div>;
  return (
    <div className="woocommerce-account-fields opens">
      <OpeningTick id="createaccount" name="createaccount" isOn={false}>
        {t('createAccount')}
      </OpeningTick>
      {fields}
    </div>
  );
}

function OtherAddress({ checkout }: { checkout: CheckoutView }): ReactElement {
  const t = useTexts(checkoutTexts);
  return (
    <div className="woocommerce-shipping-fields opens">
      <OpeningTick
        aroundId="ship-to-different-address"
        id="ship-to-different-address-checkbox"
        name="ship_to_different_address"
        isOn={checkout.shipsElsewhere}
      >
        {t('shipElsewhere')}
      </OpeningTick>
      <div className="shipping_address">
        <FieldGrid
          className="woocommerce-shipping-fields__field-wrapper"
          fields={fieldsOf(checkout, 'shipping')}
        />
      </div>
    </div>
  );
}

interface OpeningTickProps {
  /** Of what is around it, where scripts look for it by that. */
  aroundId?: string;
  id: string;
  name: string;
  isOn: boolean;
  children: ReactNode;
}

/** What follows it shows when it is ticked: by style, without a script. */
function OpeningTick({ aroundId, id, name, isOn, children }: OpeningTickProps): ReactElement {
  return (
    <label id={aroundId} className="woocommerce-form__label-for-checkbox checkbox check-label" htmlFor={id}>
      <input
        id={id}
        className="input-checkbox opener"
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={isOn}
      />
      <span>{children}</span>
    </label>
  );
}
