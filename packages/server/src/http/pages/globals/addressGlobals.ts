import { scriptTexts } from '@vitrine/texts';
import { ADDRESS_FIELDS } from '../../../orders/checkout/addressFields.ts';
import { COUNTRIES } from '../../../orders/checkout/countryRules.ts';
import { stateChoices } from '../../../pricing/states.ts';
import type { Call } from '../../call/Call.ts';
import { textsFor } from '../../call/textsFor.ts';

/** Fields of an address that are asked for in some countries only. */
const BY_COUNTRY = new Set(['address_1', 'address_2', 'city', 'state', 'postcode']);
const FIELDS = ADDRESS_FIELDS.filter(({ wire }) => BY_COUNTRY.has(wire));
/** A country that nothing is known of. */
const ANY = '';

/** For scripts that keep the fields of an address in step with its country: states to choose from, and what must be filled in. */
export function addressGlobals(call: Call): Readonly<Record<string, unknown>> {
  const t = textsFor(call, scriptTexts);
  const { countries } = call.settings;
  const allowed = countries.length > 0 ? countries : COUNTRIES;
  return {
    wc_country_select_params: {
      // Tables are texts in these objects, which scripts parse.
      countries: JSON.stringify(statesOf(allowed)),
      i18n_select_state_text: t('selectState'),
      i18n_no_matches: t('noMatches'),
      i18n_ajax_error: t('loadingFailed'),
      i18n_input_too_short_1: t('tooShortOne'),
      i18n_input_too_short_n: t('tooShortMany'),
      i18n_input_too_long_1: t('tooLongOne'),
      i18n_input_too_long_n: t('tooLongMany'),
      i18n_selection_too_long_1: t('mostOne'),
      i18n_selection_too_long_n: t('mostMany'),
      i18n_load_more: t('loadingMore'),
      i18n_searching: t('searching'),
    },
    wc_address_i18n_params: {
      locale: JSON.stringify(localeOf(allowed)),
      locale_fields: JSON.stringify(
        Object.fromEntries(
          FIELDS.map(({ wire }) => [wire, `#billing_${wire}_field, #shipping_${wire}_field`]),
        ),
      ),
      i18n_required_text: t('required'),
      i18n_optional_text: t('optional'),
    },
  };
}

/** A country that is not named takes whatever is written. */
const statesOf = (countries: readonly string[]): object =>
  Object.fromEntries(
    countries.flatMap((country) => {
      const states = stateChoices(country).map(({ code, name }) => [code, name]);
      return states.length > 0 ? [[country, Object.fromEntries(states)]] : [];
    }),
  );

/** What holds for most, and of each country where it differs. */
function localeOf(countries: readonly string[]): object {
  const usual = FIELDS.map(({ wire, isRequired }) => [wire, { required: isRequired(ANY) }]);
  const others = countries.flatMap((country) => {
    const rules = FIELDS.filter(({ isRequired }) => isRequired(country) !== isRequired(ANY));
    const own = rules.map(({ wire, isRequired }) => [wire, { required: isRequired(country) }]);
    return own.length > 0 ? [[country, Object.fromEntries(own)]] : [];
  });
  return { default: Object.fromEntries(usual), ...Object.fromEntries(others) };
}
