export {
  ATTRIBUTION_FIELDS,
  ATTRIBUTION_PREFIX,
  type AttributionField,
} from './attribution/attributionFields.ts';
export { type ShopLinks, type ShopPlaces, shopLinks, shopPlaces } from './links/shopLinks.ts';
export { readOrigin } from './settings/readOrigin.ts';
export { type ShopSettings, shopSettings } from './settings/shopSettings.ts';
export type {
  AccountOrderView,
  AccountView,
  AddressesView,
  DashboardView,
  EditAccountView,
  InvitationView,
  EditAddressView,
  LoginView,
  LostPasswordView,
  OrdersView,
  ResetPasswordView,
} from './views/AccountView.ts';
export type {
  CartLineView,
  CartPageView,
  CartView,
  CouponView,
  LabelledAmount,
  LabelledText,
  PackageView,
  RateView,
} from './views/CartView.ts';
export type { CheckoutView, PaymentFormView, PaymentView } from './views/CheckoutView.ts';
export type { ComparedProductView, CompareTableView, CompareView } from './views/CompareView.ts';
export type {
  CommentFormView,
  CommentsView,
  CommentView,
  ContentView,
  MessageView,
  PostCardView,
  PostListView,
} from './views/ContentView.ts';
export { directionOf } from './views/directionOf.ts';
export type { FieldOption, FieldView } from './views/FieldView.ts';
export { formatMoney } from './views/formatMoney.ts';
export type { FragmentContents, FragmentName, FragmentView, PagePartView } from './views/FragmentView.ts';
export type {
  AssetsView,
  CardView,
  CountsView,
  FrameView,
  FramePartsView,
  HeaderView,
  BannerView,
  MenuItemView,
  SearchFormView,
} from './views/FrameView.ts';
export type { HomeView, ShownCategoryView } from './views/HomeView.ts';
export type { ImageView } from './views/ImageView.ts';
export type { LinkView } from './views/LinkView.ts';
export type {
  FilterChoiceView,
  FilterGroupView,
  ListFilterView,
  PriceFilterView,
} from './views/ListFilterView.ts';
export type { CategoryView, ListView } from './views/ListView.ts';
export type { NoticeView } from './views/NoticeView.ts';
export type { BankAccountView, OrderLineView, OrderRowView, OrderView } from './views/OrderView.ts';
export type { PageContents, PageKind, PageView } from './views/PageView.ts';
export { type PagingView, pagingView } from './views/PagingView.ts';
export type { PriceView } from './views/PriceView.ts';
export type { ProductCardView } from './views/ProductCardView.ts';
export type {
  ChoiceView,
  GroupedItemView,
  ListedAttributeView,
  ProductPageView,
  QuantityView,
  ReviewFormView,
  ReviewView,
  StockView,
  VariationView,
} from './views/ProductPageView.ts';
export type { ShopView } from './views/ShopView.ts';
export { type Money, type MoneyParts, splitMoney } from './views/splitMoney.ts';
export { variationData } from './views/variationData.ts';
export type {
  WishlistChooserView,
  WishlistGroupView,
  WishlistItemView,
  WishlistView,
} from './views/WishlistView.ts';
