/** Of the form on a product's page: its button may stand elsewhere. A dialog above a page has another. */
export const PRODUCT_FORM_ID = 'product-form';
