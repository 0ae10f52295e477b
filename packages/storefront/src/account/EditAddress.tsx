import type { EditAddressView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Field } from '../form/Field.tsx';
import { Hidden } from '../form/Hidden.tsx';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function EditAddress({ view }: { view: EditAddressView }): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <form method="post" className="edit-address narrow-form" aria-label={view.title}>
      <div className="woocommerce-address-fields woocommerce-address-fields__field-wrapper field-grid">
        {view.fields.map((field) => (
          <Field key={field.name} field={field} />
        ))}
      </div>
      <Hidden values={{ action: 'edit_address', 'woocommerce-edit-address-nonce': view.nonce }} />
      <button type="submit" className="button" name="save_address" value="Save address">
        {t('saveAddress')}
      </button>
    </form>
  );
}
