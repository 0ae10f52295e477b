import { describe, expect, it } from 'vitest';
import { can, isRole, ROLES } from './roles.ts';

const who = (right: Parameters<typeof can>[1]) => ROLES.filter((role) => can({ role }, right));

describe('rights', () => {
  it('are those of the role', () => {
    expect(who('editModules')).toEqual(['editor', 'shop_manager', 'admin']);
    expect(who('manageOrders')).toEqual(['shop_manager', 'admin']);
    expect(who('manageUsers')).toEqual(['admin']);
  });

  it('are none of a guest', () => {
    expect(can(null, 'editModules')).toBe(false);
  });

  it('know the roles there are', () => {
    expect(isRole('shop_manager')).toBe(true);
    expect(isRole('constructor')).toBe(false);
  });
});
