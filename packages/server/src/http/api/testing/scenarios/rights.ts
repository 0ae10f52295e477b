import { apiEndpoints, type ApiEndpoints } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import type { Role } from '../../../../accounts/roles.ts';
import type { TestApi } from '../startApi.ts';
import { NOWHERE } from './refusals.ts';

type Name = keyof ApiEndpoints;
const split = (text: string) => text.trim().split(/\s+/) as readonly Name[];

/** Written out here once more, and not read from the table of rights: a right that is given away by mistake must fail a test. */
const FOR = {
  anyone: split(`
    logIn readMe
    listShopProducts readShopFacets readShopProduct readShopCategories searchShop
    readShopCart addCartItem changeCartItem removeCartItem restoreCartItem
    applyCartCoupon removeCartCoupon chooseCartShipping setCartDestination`),
  oneself: split(`
    logOut listMyLogins revokeMyLogins revokeMyLogin
    listApiKeys createApiKey readApiKey revokeApiKey
    readWishlist addToWishlist removeFromWishlist moveWishlistItems
    createWishlistGroup readWishlistGroup updateWishlistGroup deleteWishlistGroup`),
  editors: split(`
    listProducts readFacets readProduct listVariations readVariation listAttributes readAttribute
    listTerms readTerm createTerm updateTerm deleteTerm
    listPosts readPost createPost updatePost deletePost listPostRevisions readPostRevision restorePostRevision
    listComments readComment moderateComment deleteComment
    listPages readPage createPage updatePage deletePage listPageRevisions readPageRevision restorePageRevision
    listMenus readMenu createMenu replaceMenu deleteMenu
    listMedia listMediaUses uploadMedia readMedia updateMedia deleteMedia replaceMediaFile
    listMediaFolders createMediaFolder readMediaFolder updateMediaFolder deleteMediaFolder fileMedia
    listModules readModule createModule updateModule deleteModule duplicateModule importModule exportModule
    listModuleUses importPageModules
    listModuleRevisions readModuleRevision restoreModuleRevision
    listDocuments readDocument createDocument updateDocument deleteDocument importDocument exportDocument
    duplicateDocument listDocumentUses previewDocument
    listDocumentRevisions readDocumentRevision restoreDocumentRevision`),
  managers: split(`
    changeProducts undoProducts
    createProduct updateProduct deleteProduct duplicateProduct createVariation updateVariation deleteVariation
    createAttribute updateAttribute deleteAttribute exportProducts importProducts listCsvColumns
    listImports createImport readImport updateImport deleteImport startImport stopImport
    listImportRows exportImportFaults
    listReviews readReview moderateReview deleteReview
    listOrders readOrder changeOrder refundOrder listOrderNotes addOrderNote readStats readSales
    readOrderOptions previewOrder createOrder editOrder readInvoice listOrderMails sendOrderDetails sendOrderMailAgain
    listCoupons createCoupon readCoupon updateCoupon deleteCoupon
    listTaxRates createTaxRate readTaxRate updateTaxRate deleteTaxRate
    listZones createZone readZone updateZone deleteZone createMethod readMethod updateMethod deleteMethod
    readSettings readSettingsSection replaceSettingsSection
    listMails readMail sendMailAgain listUsers listCustomers readUser
    listMailTexts readMailSwitch switchMail readMailText replaceMailText previewMail sendTestMail
    listWebhooks createWebhook readWebhook updateWebhook deleteWebhook testWebhook
    listWebhookDeliveries readWebhookDelivery sendWebhookAgain`),
  owners: split(`
    updateUser createUser blockUser unblockUser listUserLogins revokeUserLogins listRoles
    listInvitations createInvitation readInvitation sendInvitationAgain withdrawInvitation
    exportPerson erasePerson listPrivacyLog
    readHealth listJobs runJob listWorks readSearchIndex rebuildSearchIndex readCache dropCache
    listFaults readFault clearFaults downloadBackup
    beginRestore addRestorePart checkRestore startRestore discardRestore`),
};
const ALL = Object.values(FOR).flat();

const MAY: readonly (readonly [Role | null, readonly Name[]])[] = [
  [null, FOR.anyone],
  ['customer', [...FOR.anyone, ...FOR.oneself]],
  ['editor', [...FOR.anyone, ...FOR.oneself, ...FOR.editors]],
  ['shop_manager', [...FOR.anyone, ...FOR.oneself, ...FOR.editors, ...FOR.managers]],
  ['admin', ALL],
];

/** They would end the tokens that other tests ask with. */
const ENDING: readonly Name[] = ['logOut', 'revokeMyLogins'];

/** Who may ask is told that there is no such thing, and nothing is changed. */
const ASKED = { params: { ...NOWHERE, taxonomy: 'post_tag' }, match: '*' };

/** Every call against every role. */
export function describeRights(api: () => TestApi): void {
  describe('rights', () => {
    it('are stated for every call, once', () => {
      expect([...ALL].sort()).toEqual(Object.keys(apiEndpoints).sort());
    });

    it.each(MAY)('of %s are what the table says, call by call', async (role, may) => {
      const asked = ALL.filter((name) => !ENDING.includes(name) || !may.includes(name));
      const refused: Name[] = [];
      for (const name of asked) {
        const { status, headers } = await api().as(role)(name, ASKED);
        const isToldToLogIn = status === 401 && headers.get('www-authenticate') === 'Bearer';
        if (role === null ? isToldToLogIn : status === 403) refused.push(name);
      }
      expect(refused).toEqual(asked.filter((name) => !may.includes(name)));
    });
  });
}
