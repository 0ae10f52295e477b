import type { ApiBody } from '@vitrine/contract/api';

interface AddressCardProps {
  readonly title: string;
  readonly address: ApiBody<'readOrder'>['billing'];
}

/** An address as it stands on a parcel; nothing where there is none. */
export function AddressCard({ title, address }: AddressCardProps) {
  const lines = [
    `${address.firstName} ${address.lastName}`.trim(),
    address.company,
    address.address1,
    address.address2,
    `${address.postcode} ${address.city}`.trim(),
    [address.state, address.country].filter(Boolean).join(', '),
    address.email,
    address.phone,
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <section className="card">
      <h2>{title}</h2>
      <address>
        {lines.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
      </address>
    </section>
  );
}
