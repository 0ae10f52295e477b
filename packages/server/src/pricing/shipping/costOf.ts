/** What a formula may ask about: pieces, and their price in major units. */
export interface FormulaValues {
  readonly qty: number;
  readonly cost: number;
}

/** Owners type formulas by hand; a longer one is a mistake. */
const LONGEST = 500;

const TOKEN = /\s*(?:(\d+(?:[.,]\d+)?|[.,]\d+)|\[\s*(\w+)([^\]]*)\]|([-+*/()]))/y;

type Token = number | '+' | '-' | '*' | '/' | '(' | ')';

/** `10 + 2 * [qty]`, `[cost]`, `[fee percent="5" min_fee="4" max_fee="20"]`: the value, or null when it cannot be read. */
export function costOf(formula: string, values: FormulaValues): number | null {
  const tokens = tokensOf(formula, values);
  if (!tokens || tokens.length === 0) return null;
  const reader = createReader(tokens);
  const value = reader.sum();
  return reader.isAtEnd() && value !== null && Number.isFinite(value) ? value : null;
}

function tokensOf(formula: string, values: FormulaValues): readonly Token[] | null {
  const text = formula.trim();
  if (text.length > LONGEST) return null;
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const found = TOKEN.exec(text);
    if (!found) return null;
    const [, number, code, fields, sign] = found;
    const token =
      sign ?? (number ? Number(number.replace(',', '.')) : codeValue(code ?? '', fields ?? '', values));
    if (token === null) return null;
    tokens.push(token as Token);
  }
  return tokens;
}

const CODES: Readonly<Record<string, (fields: string, values: FormulaValues) => number | null>> = {
  qty: (_, { qty }) => qty,
  cost: (_, { cost }) => cost,
  fee: (fields, { cost }) => {
    const percent = field(fields, 'percent');
    if (percent === null) return null;
    const fee = Math.max((cost * percent) / 100, field(fields, 'min_fee') ?? 0);
    return Math.min(fee, field(fields, 'max_fee') || Infinity);
  },
};

const codeValue = (code: string, fields: string, values: FormulaValues): number | null =>
  Object.hasOwn(CODES, code) ? (CODES[code]?.(fields, values) ?? null) : null;

function field(fields: string, name: string): number | null {
  const [, value] = new RegExp(`\\b${name}\\s*=\\s*["']?([\\d.,]+)["']?`).exec(fields) ?? [];
  return value === undefined ? null : Number(value.replace(',', '.')) || 0;
}

/** Sums of products of values; a part that cannot be read makes the whole null. */
function createReader(tokens: readonly Token[]) {
  let at = 0;
  const chain = (
    part: () => number | null,
    signs: Readonly<Partial<Record<string, (a: number, b: number) => number>>>,
  ): number | null => {
    let value = part();
    for (;;) {
      const apply = signs[String(tokens[at])];
      if (!apply || typeof tokens[at] === 'number' || value === null) return value;
      at++;
      const next = part();
      value = next === null ? null : apply(value, next);
    }
  };
  const sum = (): number | null => chain(product, { '+': (a, b) => a + b, '-': (a, b) => a - b });
  const product = (): number | null => chain(value, { '*': (a, b) => a * b, '/': (a, b) => a / b });
  const value = (): number | null => {
    const token = tokens[at++];
    if (typeof token === 'number') return token;
    if (token === '-') {
      const below = value();
      return below === null ? null : -below;
    }
    if (token !== '(') return null;
    const inside = sum();
    return tokens[at++] === ')' ? inside : null;
  };
  return { sum, isAtEnd: () => at >= tokens.length };
}
