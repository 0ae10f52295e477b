/** The rates of delivery stand outside the cart's form, and are sent with it. */
export const CART_FORM_ID = 'cart-form';
