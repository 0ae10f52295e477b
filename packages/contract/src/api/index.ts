export { API_RIGHTS, type ApiEndpoint, type ApiRight, type ApiUpload } from './ApiEndpoint.ts';
export { API_BASE, apiEndpoints, type ApiEndpoints, apiResources } from './apiEndpoints.ts';
export { API_BODY_BYTES, API_MOST_CHANGED, API_MOST_PER_PAGE, API_PART_BYTES } from './limits.ts';
export { type DisplayCondition, readCondition } from './resources/conditions.ts';
export { DOCUMENT_KINDS, type DocumentKind } from './resources/documents.ts';
export { MAIL_KINDS, MAIL_LANGUAGES, type MailKindName } from './resources/mailTexts.ts';
export type { ApiMenuItem } from './resources/menus.ts';
export type { WebhookTopic } from './resources/webhooks.ts';
export type { ApiShopCategory } from './resources/shopSchemas.ts';
export { type SettingsSection, settingsSections } from './resources/settings.ts';
export type { ShownAs } from './schema/query.ts';
export {
  type AnyApiRequest,
  apiAddress,
  type ApiAnswer,
  type ApiBody,
  type ApiClient,
  type ApiFieldError,
  type ApiName,
  ApiRefusal,
  type ApiRequest,
  createApiClient,
} from './createApiClient.ts';
