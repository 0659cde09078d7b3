import { LIMITS } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { rowNumber } from './bounds'
import { namedFiles } from './named-files'
import { studioOperation } from './studio-operation'
import { themeSetting } from './theme-setting'

const WRITERS = ['editor', 'administrator'] as const

/** What a campaign is for, in the order in which a gallery shows it. */
export const templatePurposes = ['acquire', 'convert', 'event', 'retain', 'notify'] as const

export type TemplatePurpose = (typeof templatePurposes)[number]

/** As many of one's own as a gallery shows at once; whoever has more should tidy up. */
export const MOST_OWN_TEMPLATES = 200

const purpose = z.enum(templatePurposes)
const name = wireText(20).trim().min(1)
const about = wireText(60).trim()
const document = z
  .string()
  .max(LIMITS.bytes)
  .describe('JSON text: the document of a page. Its code, window and page id are left out')
const page_title = z.string().describe('What a page made of it is called at first')
const look = z.string().describe('Path that draws it; `&theme=` and a theme as JSON draws it in another')

const ownTemplate = z.strictObject({
  id: rowNumber,
  name,
  purpose,
  about,
  page_title,
  look,
  updated_at: z.iso.datetime({ offset: true }),
  updated_by: z.string(),
})

export const templateList = studioOperation({
  id: 'templateList',
  method: 'GET',
  path: '/studio-api/templates',
  access: 'member',
  summary:
    'Finished campaigns that a page can begin with: those that come with the program, and the company’s own.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        purpose,
        about: z.string(),
        words: z.array(z.string()),
        page_title,
        look,
      }),
    ),
    own: z.array(ownTemplate).describe('The last written first'),
  }),
  errors: [],
})

export const templateUse = studioOperation({
  id: 'templateUse',
  method: 'POST',
  path: '/studio-api/templates/use',
  access: WRITERS,
  summary:
    'The document of a template, for a new page. Its drawings are stored as pictures first; its times are as far ahead as they were written.',
  request: z.strictObject({
    id: z.string().max(80).describe('Of the library, as `course`, or `own/` and the number of one’s own'),
    theme: themeSetting.optional().describe('Of the page; absent: that of the template, else of the company'),
  }),
  response: z.strictObject({
    document: z.string().max(LIMITS.bytes).describe('JSON text, as `pageCreate` takes it'),
    slots: z
      .array(z.string())
      .describe(
        'What is to be filled in first, in page order: paths as `page_schema[0].children[1].value.title`. Empty where the template names none',
      ),
    ...namedFiles,
  }),
  errors: ['notFound', 'tooManyRequests'],
})

export const templateCreate = studioOperation({
  id: 'templateCreate',
  method: 'POST',
  path: '/studio-api/templates/create',
  access: WRITERS,
  summary: 'Keeps a page as a template of the company’s own, for everybody who makes pages.',
  request: z.strictObject({ name, purpose, about, document }),
  response: z.strictObject({ template: ownTemplate }),
  errors: ['alreadyExists', 'unusableDocument', 'tooManyRequests'],
})

export const templateChange = studioOperation({
  id: 'templateChange',
  method: 'POST',
  path: '/studio-api/templates/change',
  access: WRITERS,
  summary:
    'Says something else of a template of one’s own, or makes it what a page is now. Pages that used it stay as they are.',
  request: z.strictObject({
    id: rowNumber,
    name: name.optional(),
    purpose: purpose.optional(),
    about: about.optional(),
    document: document.optional(),
  }),
  response: z.strictObject({ template: ownTemplate }),
  errors: ['notFound', 'alreadyExists', 'unusableDocument'],
})

export const templateDelete = studioOperation({
  id: 'templateDelete',
  method: 'POST',
  path: '/studio-api/templates/delete',
  access: WRITERS,
  summary: 'Takes a template of one’s own out of the gallery. Pages that used it stay as they are.',
  request: z.strictObject({ id: rowNumber }),
  response: z.strictObject({}),
  errors: ['notFound'],
})
