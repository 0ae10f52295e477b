import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressKey } from './addressKey.ts';

describe('the address that visitors are counted by', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:201', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:ffff:1:2:3', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['unix', 'unix'],
  ])('of %s is %s', (address, key) => expect(addressKey(address)).toBe(key));

  it('is one for a whole network, and another for the next', () => {
    const address = (network: number, host: string) =>
      addressKey(`2001:db8:0:${network.toString(16)}:${host}`);
    fc.assert(
      fc.property(fc.nat(0xffff), fc.nat(0xffff), fc.nat(0xffff), (network, a, b) => {
        expect(address(network, `${a.toString(16)}:0:0:1`)).toBe(address(network, `0:${b.toString(16)}::`));
        expect(address(network, '1:1:1:1')).not.toBe(address((network + 1) % 0x10000, '1:1:1:1'));
      }),
    );
  });
});
