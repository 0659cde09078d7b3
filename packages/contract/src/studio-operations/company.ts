import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { studioOperation } from './studio-operation'
import { themeSetting } from './theme-setting'

/** Longest text of each part, in characters: what a footer has room for. */
export const companyLimits = {
  company: 40,
  license_no: 40,
  phone: 20,
  adviser: 20,
  adviser_no: 40,
  filing_no: 60,
} as const

/** Most advisers that the list holds, and the longest name. */
export const adviserLimits = { advisers: 200, name: 20 } as const

/** What a certificate number looks like: a letter and thirteen digits. */
export const ADVISER_NUMBER = /^[A-Z]\d{13}$/

const printed = (name: keyof typeof companyLimits) => wireText(companyLimits[name]).trim().min(1)
const revision = z.int().nonnegative().describe('0: nobody has changed it since the deployment was set up')

/** What every page says about the company. */
export const companySite = z.strictObject({
  company: printed('company'),
  license_no: printed('license_no'),
  phone: printed('phone'),
  adviser: printed('adviser'),
  adviser_no: printed('adviser_no'),
  filing_no: wireText(companyLimits.filing_no).trim().describe('Empty: nothing was filed'),
})

/** Who gives advice for the company. Pages are checked against it, and print nothing of it. */
export const companyAdviserList = z
  .array(
    z.strictObject({
      name: wireText(adviserLimits.name).trim().min(2),
      number: z.string().regex(ADVISER_NUMBER, 'A letter and 13 digits: S0740000000001'),
    }),
  )
  .max(adviserLimits.advisers)
  .refine((list) => new Set(list.map(({ number }) => number)).size === list.length, 'Each number once')

/** As it is read: what a deployment was set up with follows no rule of ours. */
const said = z.strictObject({
  company: z.string(),
  license_no: z.string(),
  phone: z.string(),
  adviser: z.string(),
  adviser_no: z.string(),
  filing_no: z.string(),
})

export const companyDetail = studioOperation({
  id: 'companyDetail',
  method: 'GET',
  path: '/studio-api/company',
  access: ['administrator'],
  summary: 'What pages say of the company, and who changed it when.',
  request: z.strictObject({}),
  response: z.strictObject({
    revision,
    site: said,
    theme: themeSetting,
    advisers: companyAdviserList,
    at_start: said.describe('What the deployment was set up with'),
    changes: z
      .array(
        z.strictObject({
          revision: z.int().positive(),
          set_at: z.iso.datetime({ offset: true }),
          by: z.string().describe('Name of a member'),
          site: said,
          theme: themeSetting,
          advisers: companyAdviserList,
        }),
      )
      .describe('The last 20, newest first'),
    published_pages: z.int().nonnegative(),
    own_themes: z
      .array(z.strictObject({ code: z.string(), title: z.string() }))
      .describe('Published pages with a theme of their own, which the company’s does not reach'),
    following: z
      .array(
        z.strictObject({
          code: z.string(),
          title: z.string(),
          look: z
            .string()
            .describe(
              'Path that draws it; `&theme=` and a theme as JSON draws it as if that were the company’s',
            ),
        }),
      )
      .describe('Of the published pages that follow the company’s theme the three newest'),
  }),
  errors: [],
})

export const companyChange = studioOperation({
  id: 'companyChange',
  method: 'POST',
  path: '/studio-api/company/change',
  access: ['administrator'],
  summary:
    'Changes what every page says of the company; published pages follow at once. Earlier data is kept.',
  request: z.strictObject({ base_revision: revision, site: companySite }),
  response: z.strictObject({ revision }),
  errors: ['conflict'],
})

export const companyTheme = studioOperation({
  id: 'companyTheme',
  method: 'POST',
  path: '/studio-api/company/theme',
  access: ['administrator'],
  summary:
    'Changes how every page looks that has no theme of its own; published pages follow at once. Earlier themes are kept.',
  request: z.strictObject({ base_revision: revision, theme: themeSetting }),
  response: z.strictObject({ revision }),
  errors: ['conflict'],
})

export const companyAdvisers = studioOperation({
  id: 'companyAdvisers',
  method: 'POST',
  path: '/studio-api/company/advisers',
  access: ['administrator'],
  summary:
    'Changes the list of those who give advice for the company, which pages are checked against. Earlier lists are kept.',
  request: z.strictObject({ base_revision: revision, advisers: companyAdviserList }),
  response: z.strictObject({ revision }),
  errors: ['conflict'],
})
