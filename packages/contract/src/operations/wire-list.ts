import { z } from 'zod'
import { wireWholeNumber } from './wire-whole-number'

/** Which part of a list is asked for. */
export const listRequest = {
  page: wireWholeNumber({ min: 1, max: 100_000 }).default(1).describe('From 1'),
  page_size: wireWholeNumber({ min: 1, max: 50 }).default(10).describe('1 to 50'),
}

/** A part of a list, and the total number of entries. */
export function listResponse<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    list: z.array(item),
    total: z.int().nonnegative(),
    page: z.int().positive(),
    page_size: z.int().positive(),
  })
}
