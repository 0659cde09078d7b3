import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { rowNumber } from './bounds'
import { namedFiles } from './named-files'
import { studioOperation } from './studio-operation'
import { themeSetting } from './theme-setting'

const WRITERS = ['editor', 'administrator'] as const

/** What a section is for, in the order in which a page uses them. */
export const sectionKinds = [
  'hero',
  'benefits',
  'steps',
  'teachers',
  'faq',
  'comparison',
  'price',
  'proof',
  'agenda',
  'action',
] as const

export type SectionKind = (typeof sectionKinds)[number]

/** As many of one's own as a list shows at once; who has more should tidy up. */
export const MOST_OWN_SECTIONS = 200

/** One section is a part of a page, which may have a million bytes. */
const MOST_BYTES = 200_000

const kind = z.enum(sectionKinds)
const name = wireText(20).trim().min(1)
const blocks = z.string().max(MOST_BYTES).describe('JSON text: a list of blocks, as a document has them')
const look = z
  .string()
  .describe('Path that draws it; `&theme=` and a theme as JSON draws it in another than the company’s')
const ownSection = z.strictObject({
  id: rowNumber,
  kind,
  name,
  look,
  updated_at: z.iso.datetime({ offset: true }),
  updated_by: z.string(),
})

export const sectionList = studioOperation({
  id: 'sectionList',
  method: 'GET',
  path: '/studio-api/sections',
  access: 'member',
  summary: 'Sections that can be put into a page: those that come with the program, and the company’s own.',
  request: z.strictObject({}),
  response: z.strictObject({
    library: z.array(
      z.strictObject({ id: z.string(), kind, title: z.string(), words: z.array(z.string()), look }),
    ),
    own: z.array(ownSection),
  }),
  errors: [],
})

export const sectionUse = studioOperation({
  id: 'sectionUse',
  method: 'POST',
  path: '/studio-api/sections/use',
  access: WRITERS,
  summary:
    'The blocks of a section, to be put into a page. Drawings of one that comes with the program are stored as pictures first, in the colours of the theme.',
  request: z.strictObject({
    id: z
      .string()
      .max(80)
      .describe('Of the library, as `hero/picture-below`, or `own/` and the number of one’s own'),
    theme: themeSetting.optional().describe('Of the page; absent: that of the company'),
  }),
  response: z.strictObject({ blocks, ...namedFiles }),
  errors: ['notFound', 'tooManyRequests'],
})

export const sectionCreate = studioOperation({
  id: 'sectionCreate',
  method: 'POST',
  path: '/studio-api/sections/create',
  access: WRITERS,
  summary: 'Keeps blocks as a section of the company’s own, for everybody who makes pages.',
  request: z.strictObject({ name, kind, blocks }),
  response: z.strictObject({ section: ownSection }),
  errors: ['alreadyExists', 'unusableDocument', 'tooManyRequests'],
})

export const sectionChange = studioOperation({
  id: 'sectionChange',
  method: 'POST',
  path: '/studio-api/sections/change',
  access: WRITERS,
  summary:
    'Gives a section of one’s own another name or kind, or other blocks. Pages that used it stay as they are.',
  request: z.strictObject({
    id: rowNumber,
    name: name.optional(),
    kind: kind.optional(),
    blocks: blocks.optional(),
  }),
  response: z.strictObject({ section: ownSection }),
  errors: ['notFound', 'alreadyExists', 'unusableDocument'],
})

export const sectionDelete = studioOperation({
  id: 'sectionDelete',
  method: 'POST',
  path: '/studio-api/sections/delete',
  access: WRITERS,
  summary: 'Takes a section of one’s own out of the library. Pages that used it stay as they are.',
  request: z.strictObject({ id: rowNumber }),
  response: z.strictObject({}),
  errors: ['notFound'],
})
