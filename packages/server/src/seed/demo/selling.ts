import type { NewRow } from '../insertMany.ts';

const DAY_MS = 86_400_000;
const PERCENT = 100;
const PPM = 10_000;

export const demoCoupons = (nowMs: number): readonly NewRow<'coupons'>[] => {
  const coupon = { status: 'publish', version: 1, created_at: nowMs, updated_at: nowMs };
  return [
    {
      ...coupon,
      code: 'welcome10',
      type: 'percent',
      amount: 10 * PERCENT,
      usage_limit_per_user: 1,
      description: 'Ten per cent on the first order.',
    },
    {
      ...coupon,
      code: 'table5',
      type: 'fixed_cart',
      amount: 500,
      minimum: 4000,
      description: '5 € off from 40 €.',
    },
    {
      ...coupon,
      code: 'freeship',
      type: 'fixed_cart',
      amount: 0,
      free_shipping: 1,
      description: 'Free shipping, wherever you are.',
    },
    {
      ...coupon,
      code: 'studio20',
      type: 'percent',
      amount: 20 * PERCENT,
      excludes_sale_items: 1,
      is_individual: 1,
      usage_limit: 100,
      description: 'For friends of the studio; not on what is on sale.',
    },
    {
      ...coupon,
      code: 'summer',
      type: 'fixed_product',
      amount: 300,
      expires_at: nowMs - 30 * DAY_MS,
      description: 'Over since the end of the summer.',
    },
  ];
};

/** Country, standard and reduced rate in per cent. */
const RATES: readonly (readonly [string, number, number])[] = [
  ['FR', 20, 5.5],
  ['BE', 21, 6],
  ['DE', 19, 7],
  ['ES', 21, 10],
  ['IT', 22, 10],
  ['NL', 21, 9],
  ['AT', 20, 10],
  ['IE', 23, 13.5],
];

export const REDUCED = 'reduced-rate';

export const demoTaxRates: readonly NewRow<'tax_rates'>[] = RATES.flatMap(
  ([country, standard, reduced], index) =>
    [
      { tax_class: '', rate: standard },
      { tax_class: REDUCED, rate: reduced },
    ].map(({ tax_class, rate }) => ({
      country,
      tax_class,
      rate_ppm: Math.round(rate * PPM),
      name: 'VAT',
      priority: 1,
      on_shipping: Number(tax_class === ''),
      position: index,
    })),
);

export interface DemoZone {
  readonly name: string;
  readonly countries: readonly string[];
  readonly methods: readonly { readonly method: string; readonly title: string; readonly settings: object }[];
}

export const demoZones: readonly DemoZone[] = [
  {
    name: 'France',
    countries: ['FR', 'MC'],
    methods: [
      {
        method: 'flat_rate',
        title: 'Colissimo',
        settings: { cost: '4.90', classCosts: { fragile: '2', bulky: '6' }, classCalculation: 'order' },
      },
      { method: 'free_shipping', title: 'Free shipping', settings: { requires: 'either', minimum: 6000 } },
      { method: 'local_pickup', title: 'At the counter', settings: { cost: '0' } },
    ],
  },
  {
    name: 'European Union',
    countries: ['AT', 'BE', 'DE', 'ES', 'IE', 'IT', 'LU', 'NL', 'PT'],
    methods: [
      {
        method: 'flat_rate',
        title: 'Parcel',
        settings: {
          cost: '9.90 + 0.50 * [qty]',
          classCosts: { fragile: '3', bulky: '9' },
          classCalculation: 'order',
        },
      },
      { method: 'free_shipping', title: 'Free shipping', settings: { requires: 'either', minimum: 15000 } },
    ],
  },
  {
    name: 'Everywhere else',
    countries: [],
    methods: [
      {
        method: 'flat_rate',
        title: 'International parcel',
        settings: { cost: '24 + 2 * [qty]', classCosts: { bulky: '20' }, classCalculation: 'order' },
      },
    ],
  },
];
