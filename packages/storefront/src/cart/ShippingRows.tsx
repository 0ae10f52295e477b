import type { CartView, PackageView, RateView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Amount } from '../price/Amount.tsx';
import { cartTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Rich } from '../html/Rich.tsx';
import { useGiven } from '../shop/useGiven.ts';

interface ShippingRowsProps {
  cart: CartView;
  formId: string | undefined;
}

/** Ways of delivery to choose from, a row for each parcel. */
export function ShippingRows({ cart, formId }: ShippingRowsProps): ReactElement {
  const t = useTexts(cartTexts);
  const given = useGiven();
  // At the checkout the country may be another, with other ways and other states to choose from.
  const isChoice = formId === undefined || cart.packages.some(({ rates }) => rates.length > 1);
  return (
    <>
      {cart.packages.map((parcel, index) => (
        <tr key={index} className="woocommerce-shipping-totals shipping">
          <th scope="row">{given(parcel.name) || t('shipping')}</th>
          <td data-title={given(parcel.name) || t('shipping')}>
            <Rates parcel={parcel} index={index} formId={formId} />
            {cart.destination && (
              <p className="woocommerce-shipping-destination">
                <Rich
                  parts={t.parts('shippingTo', {
                    place: (
                      <strong>
                        <bdi>{cart.destination}</bdi>
                      </strong>
                    ),
                  })}
                />
              </p>
            )}
            {isChoice && index === cart.packages.length - 1 && <UpdateTotals formId={formId} />}
          </td>
        </tr>
      ))}
    </>
  );
}

interface RatesProps {
  parcel: PackageView;
  index: number;
  formId: string | undefined;
}

function Rates({ parcel: { rates, chosen, name }, index, formId }: RatesProps): ReactElement {
  const given = useGiven();
  const t = useTexts(cartTexts);
  if (rates.length === 0) return <p>{t('noShipping')}</p>;
  return (
    <ul
      id={index === 0 ? 'shipping_method' : undefined}
      className="woocommerce-shipping-methods"
      aria-label={given(name) || t('shipping')}
    >
      {rates.map((rate) => (
        <li key={rate.id}>
          <Rate
            rate={rate}
            index={index}
            isOnly={rates.length === 1}
            isChosen={rate.id === chosen}
            formId={formId}
          />
        </li>
      ))}
    </ul>
  );
}

interface RateProps {
  rate: RateView;
  index: number;
  isOnly: boolean;
  isChosen: boolean;
  formId: string | undefined;
}

function Rate({ rate, index, isOnly, isChosen, formId }: RateProps): ReactElement {
  const id = `shipping_method_${index}_${rate.id.replaceAll(/[^\w-]/g, '')}`;
  const shared = {
    id,
    name: `shipping_method[${index}]`,
    value: rate.id,
    className: 'shipping_method',
    form: formId,
  };
  return (
    <>
      {isOnly ? (
        <input {...shared} type="hidden" data-index={index} />
      ) : (
        <input {...shared} type="radio" data-index={index} defaultChecked={isChosen} />
      )}
      <RateLabel rate={rate} htmlFor={isOnly ? undefined : id} />
    </>
  );
}

function RateLabel({ rate, htmlFor }: { rate: RateView; htmlFor: string | undefined }): ReactElement {
  const given = useGiven();
  const text =
    rate.cost > 0 ? (
      <>
        {given(rate.label)}: <Amount amount={rate.cost} />
      </>
    ) : (
      given(rate.label)
    );
  return htmlFor ? <label htmlFor={htmlFor}>{text}</label> : <span>{text}</span>;
}

/** Asks for the totals anew after a choice; scripts do it at once. In the cart it sends the cart's form. */
function UpdateTotals({ formId }: { formId: string | undefined }): ReactElement {
  const t = useTexts(cartTexts);
  return (
    <button
      type="submit"
      className="button quiet update-totals"
      name={formId ? 'update_cart' : 'woocommerce_checkout_update_totals'}
      value={formId ? 'Update cart' : 'Update totals'}
      form={formId}
      formNoValidate
    >
      {t('updateTotals')}
    </button>
  );
}
