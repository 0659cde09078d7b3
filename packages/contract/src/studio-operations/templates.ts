import { LIMITS } from '@yingzao/schema/client'
import { z } from 'zod'
import { namedFiles } from './named-files'
import { studioOperation } from './studio-operation'
import { themeSetting } from './theme-setting'

/** What a campaign is for, in the order in which a gallery shows it. */
export const templatePurposes = ['acquire', 'convert', 'event', 'retain', 'notify'] as const

export type TemplatePurpose = (typeof templatePurposes)[number]

export const templateList = studioOperation({
  id: 'templateList',
  method: 'GET',
  path: '/studio-api/templates',
  access: 'member',
  summary: 'Finished campaigns that a page can begin with.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        purpose: z.enum(templatePurposes),
        about: z.string(),
        words: z.array(z.string()),
        page_title: z.string().describe('What a page made of it is called at first'),
        look: z.string().describe('Path that draws it; `&theme=` and a theme as JSON draws it in another'),
      }),
    ),
  }),
  errors: [],
})

export const templateUse = studioOperation({
  id: 'templateUse',
  method: 'POST',
  path: '/studio-api/templates/use',
  access: ['editor', 'administrator'],
  summary:
    'The document of a template, for a new page. Its drawings are stored as pictures first; its times are as far ahead as they were written.',
  request: z.strictObject({
    id: z.string().max(80),
    theme: themeSetting.optional().describe('Of the page; absent: that of the template, else of the company'),
  }),
  response: z.strictObject({
    document: z.string().max(LIMITS.bytes).describe('JSON text, as `pageCreate` takes it'),
    ...namedFiles,
  }),
  errors: ['notFound', 'tooManyRequests'],
})
