import { CONTAINERS } from '@yingzao/schema/client'
import { z } from 'zod'
import { opaque } from './opaque'

const address = z.string().max(8192).optional()

/** What reports say about the page shown, and where; anything this build does not know must not cost us the report. */
export const shown = {
  code: opaque('1,64').optional().describe('Page code'),
  version: z.int().min(1).max(2_147_483_647).optional().describe('Version of the page that was shown'),
  variant: z
    .string()
    .regex(/^\d{1,15}\.[A-D]$/)
    .optional()
    .catch(undefined)
    .describe('Experiment and variant that was shown, as `12.B`'),
  rendering: z
    .string()
    .regex(/^[\w-]{12}$/)
    .optional()
    .catch(undefined)
    .describe('Which bytes of the page were served, as the page says of itself'),
  container: z.enum(CONTAINERS).optional().catch(undefined).describe('Where the page is open'),
  uid: opaque('0,64')
    .optional()
    .catch(undefined)
    .describe('Opaque id of who is logged in; for statistics only'),
  url: address.describe('Address of the page; secrets in its query are not kept'),
}
