import type { ApiBody } from '@vitrine/contract/api';
import { Link, useParams } from 'wouter';
import { useApi } from '../../api/queries.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { useSession } from '../../session/Session.tsx';
import { Answer } from '../../ui/States.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { orderTexts } from './orderTexts.ts';
import './orders.css';
import './invoice.css';

type InvoiceBody = ApiBody<'readInvoice'>;

/** An invoice to be printed. It is paper, also where the admin is dark. */
export function Invoice() {
  const { id = '' } = useParams();
  const own = orderTexts();
  const query = useApi('readInvoice', { params: { id } });
  return (
    <Answer query={query}>
      {({ body }) => (
        <article className="page">
          <div className="head invoice-tools">
            <Link className="action action-quiet" href={`/orders/${id}`}>
              {own('backToOrder', { id })}
            </Link>
            <div className="row">
              <OperationAction id="print" look="strong" run={() => window.print()} />
            </div>
          </div>
          <Paper invoice={body} />
        </article>
      )}
    </Answer>
  );
}

function Paper({ invoice }: { readonly invoice: InvoiceBody }) {
  const { t, moment } = useSession();
  const own = orderTexts();
  const { shop, billing, shipping, email, phone } = invoice;
  const facts = [
    [t('orderId'), `#${invoice.id}`],
    [own('invoiceDate'), moment(invoice.createdAt)],
    [own('paidOn'), invoice.paidAt ? moment(invoice.paidAt) : own('notPaid')],
    [t('payment'), invoice.paymentTitle],
  ] as const;
  return (
    <section className="invoice">
      <header className="invoice-head">
        <div>
          <h1>{own('invoiceOf', { id: invoice.id })}</h1>
          <dl className="order-sums">
            {facts.map(
              ([name, value]) =>
                value && (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <address>
          <strong>{shop.title}</strong>
          {shop.seller && <span className="invoice-text">{shop.seller}</span>}
          {shop.taxNumber && <bdi>{own('taxNumber', { number: shop.taxNumber })}</bdi>}
          {shop.email && <bdi>{shop.email}</bdi>}
        </address>
      </header>
      <div className="invoice-head">
        <Lines title={own('invoiceFor')} lines={[...billing, email, phone]} />
        <Lines title={own('deliveredTo')} lines={shipping} />
      </div>
      <TableBox>
        <Rows invoice={invoice} />
      </TableBox>
      {invoice.discount > 0 && <Discount amount={invoice.discount} />}
      {invoice.customerNote && (
        <p className="invoice-text" dir="auto">
          {invoice.customerNote}
        </p>
      )}
      {shop.note && (
        <footer className="invoice-text" dir="auto">
          {shop.note}
        </footer>
      )}
    </section>
  );
}

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) =>
  lines.some(Boolean) && (
    <address>
      <strong>{title}</strong>
      {lines.filter(Boolean).map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </address>
  );

function Discount({ amount }: { readonly amount: number }) {
  const { money } = useSession();
  return <p>{orderTexts()('discountGiven', { amount: money(amount) })}</p>;
}

/** Every row is what was paid for it, so that they come to the total. */
function Rows({ invoice }: { readonly invoice: InvoiceBody }) {
  const { t, money } = useSession();
  const own = orderTexts();
  const sums = [
    [own('net'), invoice.net],
    ...invoice.taxes.map(({ label, amount }) => [label, amount] as const),
    [t('total'), invoice.total],
    ...invoice.refunds.map(({ label, amount }) => [label, amount] as const),
  ] as const;
  return (
    <table className="invoice-rows">
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col" className="number">
            {t('quantity')}
          </th>
          <th scope="col" className="number">
            {own('net')}
          </th>
          <th scope="col" className="number">
            {t('tax')}
          </th>
          <th scope="col" className="number">
            {own('withTax')}
          </th>
        </tr>
      </thead>
      <tbody>
        {invoice.rows.map(({ kind, name, sku, quantity, net, tax }, index) => (
          <tr key={index}>
            <th scope="row">
              {name}
              {sku && <small className="order-more">{sku}</small>}
            </th>
            <td className="number">{kind === 'line' && quantity}</td>
            <td className="number">{money(net)}</td>
            <td className="number">{money(tax)}</td>
            <td className="number">{money(net + tax)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map(([name, amount], index) => (
          <tr key={index} className={name === t('total') ? 'invoice-total' : ''}>
            <th scope="row" colSpan={4}>
              {name}
            </th>
            <td className="number">
              <bdi>{money(amount)}</bdi>
            </td>
          </tr>
        ))}
      </tfoot>
    </table>
  );
}
