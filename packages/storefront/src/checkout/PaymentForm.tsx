import type { PaymentFormView, PaymentView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { RequiredMark } from '../form/Field.tsx';
import { Hidden } from '../form/Hidden.tsx';
import { Html } from '../html/Html.tsx';
import { checkoutTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Rich } from '../html/Rich.tsx';
import { useGiven } from '../shop/useGiven.ts';

/** How it is paid, the terms, and the button. Scripts replace it on its own. */
export function PaymentForm({ form }: { form: PaymentFormView }): ReactElement {
  const t = useTexts(checkoutTexts);
  return (
    <div id="payment" className="woocommerce-checkout-payment">
      {form.needsPayment && <Methods payments={form.payments} />}
      <div className="form-row place-order">
        {form.termsUrl && <Terms url={form.termsUrl} />}
        <button
          type="submit"
          className="button alt wide"
          name="woocommerce_checkout_place_order"
          id="place_order"
          value="Place order"
          data-value={t('placeOrder')}
        >
          {t('placeOrder')}
        </button>
        <Hidden values={{ 'woocommerce-process-checkout-nonce': form.nonce, order_once: form.once }} />
      </div>
    </div>
  );
}

function Methods({ payments }: { payments: readonly PaymentView[] }): ReactElement {
  const t = useTexts(checkoutTexts);
  return (
    <fieldset className="fields">
      <legend>{t('payment')}</legend>
      {payments.length === 0 && <p className="woocommerce-info">{t('noPayment')}</p>}
      <ul className="wc_payment_methods payment_methods methods">
        {payments.map((payment) => (
          <Method key={payment.id} payment={payment} />
        ))}
      </ul>
    </fieldset>
  );
}

function Method({
  payment: { id, title, descriptionHtml, isChosen },
}: {
  payment: PaymentView;
}): ReactElement {
  const given = useGiven();
  return (
    <li className={`wc_payment_method payment_method_${id}`}>
      <input
        id={`payment_method_${id}`}
        type="radio"
        className="input-radio"
        name="payment_method"
        value={id}
        defaultChecked={isChosen}
        data-order_button_text=""
      />
      <label htmlFor={`payment_method_${id}`}>{given(title)}</label>
      {descriptionHtml && (
        <Html dir="auto" className={`payment_box payment_method_${id}`} html={given(descriptionHtml)} />
      )}
    </li>
  );
}

function Terms({ url }: { url: string }): ReactElement {
  const t = useTexts(checkoutTexts);
  return (
    <div className="woocommerce-terms-and-conditions-wrapper">
      <p className="form-row validate-required">
        <label className="woocommerce-form__label-for-checkbox checkbox check-label" htmlFor="terms">
          <input type="checkbox" className="input-checkbox" name="terms" id="terms" value="on" required />
          <span className="woocommerce-terms-and-conditions-checkbox-text">
            <Rich parts={t.parts('agree', { terms: <a href={url}>{t('terms')}</a> })} />
            <RequiredMark />
          </span>
        </label>
        <input type="hidden" name="terms-field" value="1" />
      </p>
    </div>
  );
}
