/** Where scripts ask: they put the endpoint's name in themselves. */
export const AJAX = {
  ajax_url: '/wp-admin/admin-ajax.php',
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
} as const;

/** As options are written in these objects. */
export const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
