import { isIPv6 } from 'node:net';

const MAPPED = [0, 0, 0, 0, 0, 0xffff];

/**
 * What an address is counted by. Of IPv6 it is the network (/64): a visitor has all the addresses in it, and could take another for
 * each try. One that only wraps an IPv4 address (::ffff:192.0.2.1) is that.
 */
export function addressKey(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  if (MAPPED.every((group, index) => groups[index] === group))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** All eight, as numbers; URL writes the many ways of one address in one way. */
function groupsOf(address: string): readonly number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = '', after] = written.split('::');
  const head = numbersOf(before);
  if (after === undefined) return head;
  const tail = numbersOf(after);
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

const numbersOf = (text: string): readonly number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
