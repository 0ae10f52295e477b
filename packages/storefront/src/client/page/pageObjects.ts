/** Objects that the server writes into every page, by the names that existing scripts know them by; scalars are texts. */
export interface PageObjects {
  readonly wc_cart_fragments_params: {
    readonly wc_ajax_url: string;
    readonly cart_hash_key: string;
    readonly fragment_name: string;
    readonly request_timeout: string;
  };
  readonly wc_add_to_cart_params: {
    readonly wc_ajax_url: string;
    readonly i18n_view_cart: string;
    readonly cart_url: string;
    readonly is_cart: string;
    readonly cart_redirect_after_add: string;
  };
  readonly wc_checkout_params: {
    readonly wc_ajax_url: string;
    readonly update_order_review_nonce: string;
    readonly apply_coupon_nonce: string;
    readonly remove_coupon_nonce: string;
  };
  readonly wc_order_attribution: {
    readonly params: {
      readonly lifetime: number;
      readonly session: number;
      readonly base64: boolean;
      readonly prefix: string;
      readonly allowTracking: boolean | 'yes' | 'no';
    };
    readonly fields: Readonly<Record<string, string>>;
  };
  /** Ours: only where the owner wants something of it. */
  readonly vitrine_elsewhere: {
    readonly counter_url: string;
    readonly site_id: string;
    readonly widget_url: string;
  };
  /** Ours: only where the owner has visits counted. */
  readonly vitrine_visits: { readonly url: string };
  readonly woodmart_settings: {
    readonly ajaxurl: string;
    readonly ajax_search_delay: string;
    readonly all_results: string;
    readonly add_to_cart_action: string;
    readonly add_to_cart_action_timeout?: string;
    readonly add_to_cart_action_timeout_number?: string;
    readonly header_banner_version?: string;
    readonly banner_version_cookie_expires?: string;
    readonly pjax_timeout?: string;
    readonly ajax_scroll?: string;
    readonly ajax_scroll_class?: string;
    readonly ajax_scroll_offset?: string;
    readonly preloader_delay?: string;
    readonly collapse_footer_widgets?: string;
    readonly menu_item_hover_to_click_on_responsive?: string;
    readonly is_multisite?: string;
    readonly current_blog_id?: string;
    readonly cookie_path?: string;
    readonly cookie_secure_param?: string;
    readonly compare_page_nonce?: string;
    readonly wishlist_expanded?: string;
    readonly wishlist_show_popup?: string;
    readonly wishlist_hash_name?: string;
    readonly wishlist_fragment_name?: string;
    readonly wishlist_page_nonce?: string;
    readonly wishlist_fragments_nonce?: string;
    readonly wishlist_rename_group_notice?: string;
    readonly wishlist_remove_notice?: string;
  };
}

/** Null on pages that do not have it: what needs it then does nothing, and links and forms work as ever. */
export function pageObject<Name extends keyof PageObjects>(name: Name): PageObjects[Name] | null {
  const value: unknown = Reflect.get(window, name);
  return typeof value === 'object' && value !== null ? (value as PageObjects[Name]) : null;
}
