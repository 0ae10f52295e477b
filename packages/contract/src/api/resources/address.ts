import * as v from 'valibot';
import { strict } from '../schema/object.ts';

export const address = strict({
  firstName: v.string(),
  lastName: v.string(),
  company: v.string(),
  country: v.string(),
  address1: v.string(),
  address2: v.string(),
  city: v.string(),
  state: v.string(),
  postcode: v.string(),
  phone: v.string(),
  email: v.string(),
});
