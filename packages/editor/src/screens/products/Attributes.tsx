import { type ApiBody, API_MOST_PER_PAGE } from '@vitrine/contract/api';
import { ChevronDown } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { useApi } from '../../api/queries.ts';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { CheckField, TextBox, TextLine } from '../../ui/fields.tsx';
import { taxonomyOf, useTerms } from '../attributes/useTerms.ts';
import { catalogueTexts } from '../catalogueTexts.ts';
import './product.css';

export type Attribute = ApiBody<'readProduct'>['attributes'][number];

interface AttributesProps {
  readonly all: readonly Attribute[];
  /** By their names in the answer: `attributes.0.name`. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (all: readonly Attribute[]) => void;
}

const NEW: Attribute = {
  name: '',
  slug: '',
  options: [],
  isVisible: true,
  isVariation: false,
  isGlobal: false,
};
const OWN = 'own';

/** What a product is told by, and what its variations differ by. */
export function Attributes({ all, errorOf, onChange }: AttributesProps) {
  const t = catalogueTexts();
  const shared = useApi('listAttributes', { query: { perPage: API_MOST_PER_PAGE } }).data?.body.items ?? [];
  const free = shared.filter(({ slug }) => !all.some((one) => one.isGlobal && one.slug === slug));
  function add(key: string): void {
    const known = free.find(({ id }) => String(id) === key);
    onChange([...all, known ? { ...NEW, name: known.name, slug: known.slug, isGlobal: true } : NEW]);
  }
  return (
    <fieldset className="card fields">
      <legend>{t('attributes')}</legend>
      {all.length === 0 && <p className="soft">{t('noAttributes')}</p>}
      {all.map((attribute, index) => (
        <One
          key={index}
          attribute={attribute}
          errorOf={(field) => errorOf(`attributes.${index}.${field}`)}
          onChange={(next) => onChange(all.map((each, at) => (at === index ? next : each)))}
          onRemove={() => onChange(all.filter((_, at) => at !== index))}
        />
      ))}
      {errorOf('attributes') !== undefined && (
        <p role="alert" className="field-error">
          {errorOf('attributes')}
        </p>
      )}
      <div className="row">
        <MenuTrigger>
          <Button className="action action-plain">
            {t('addAttribute')}
            <ChevronDown size={16} aria-hidden="true" />
          </Button>
          <Popover className="popover">
            <Menu className="options" onAction={(key) => add(String(key))}>
              {free.map(({ id, name }) => (
                <MenuItem key={id} id={String(id)} className="option">
                  {name}
                </MenuItem>
              ))}
              <MenuItem id={OWN} className="option">
                {t('ownAttribute')}
              </MenuItem>
            </Menu>
          </Popover>
        </MenuTrigger>
      </div>
    </fieldset>
  );
}

interface OneProps {
  readonly attribute: Attribute;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: (attribute: Attribute) => void;
  readonly onRemove: () => void;
}

function One({ attribute, errorOf, onChange, onRemove }: OneProps) {
  const t = catalogueTexts();
  const { name, options, isVisible, isVariation, isGlobal } = attribute;
  return (
    <div className="attribute">
      {isGlobal ? (
        <strong>{name}</strong>
      ) : (
        <TextLine
          label={t('attributeName')}
          error={errorOf('name')}
          value={name}
          onChange={(written) => onChange({ ...attribute, name: written })}
        />
      )}
      <TextBox
        label={t('options')}
        error={errorOf('options')}
        rows={3}
        value={options.join('\n')}
        onChange={(written) => onChange({ ...attribute, options: written === '' ? [] : written.split('\n') })}
      />
      {isGlobal && (
        <KnownOptions
          slug={attribute.slug}
          chosen={options}
          onChange={(next) => onChange({ ...attribute, options: [...next] })}
        />
      )}
      <CheckField
        label={t('isVisible')}
        isSelected={isVisible}
        onChange={(next) => onChange({ ...attribute, isVisible: next })}
      />
      <CheckField
        label={t('isVariation')}
        isSelected={isVariation}
        onChange={(next) => onChange({ ...attribute, isVariation: next })}
      />
      <div className="row">
        <Action look="quiet" onPress={onRemove}>
          {t('removeAttribute', { name })}
        </Action>
      </div>
    </div>
  );
}

interface KnownOptionsProps {
  readonly slug: string;
  readonly chosen: readonly string[];
  readonly onChange: (options: readonly string[]) => void;
}

/** Options that others have already: one that is written anew becomes one of them. */
function KnownOptions({ slug, chosen, onChange }: KnownOptionsProps) {
  const w = workTexts();
  const names = useTerms(taxonomyOf(slug)).data?.map(({ name }) => name) ?? [];
  if (names.length === 0) return null;
  const own = chosen.filter((option) => !names.includes(option));
  return (
    <div className="row">
      <MenuTrigger>
        <Button className="action action-plain">
          {w('chooseOptions')}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
        <Popover className="popover">
          <Menu
            className="options"
            aria-label={w('chooseOptions')}
            selectionMode="multiple"
            selectedKeys={chosen.filter((option) => names.includes(option))}
            onSelectionChange={(keys) =>
              onChange([...names.filter((name) => keys === 'all' || keys.has(name)), ...own])
            }
          >
            {names.map((name) => (
              <MenuItem key={name} id={name} className="option option-check">
                {name}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
    </div>
  );
}
