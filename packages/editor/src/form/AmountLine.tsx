import { useSession } from '../session/Session.tsx';
import { NumberLine } from '../ui/NumberLine.tsx';

interface AmountLineProps {
  readonly label: string;
  /** In minor units; null while it is not known. */
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onChange: (amount: number) => void;
}

/** Money of the shop; where nothing is written it is none. */
export function AmountLine({ onChange, ...props }: AmountLineProps) {
  const { me } = useSession();
  return (
    <NumberLine
      {...props}
      decimals={me.shop.money.decimals}
      minValue={0}
      onChange={(amount) => onChange(amount ?? 0)}
    />
  );
}
