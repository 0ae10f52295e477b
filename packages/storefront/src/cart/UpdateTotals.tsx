import type { ReactElement } from 'react';

/** Asks for the totals anew after a choice; scripts do it at once. In the cart it sends the cart's form. */
export function UpdateTotals({ formId }: { formId: string | undefined }): ReactElement {
  return (
    <button
      type="submit"
      className="button quiet update-totals"
      name={formId ? 'update_cart' : 'woocommerce_checkout_update_totals'}
      value={formId ? 'Update cart' : 'Update totals'}
      form={formId}
      formNoValidate
    >
      Update totals
    </button>
  );
}
