import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { rowNumber, smallNumber } from './bounds'
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

/** As many of one's own as a list shows at once; whoever has more should tidy up. */
export const MOST_OWN_SECTIONS = 200

/** One section is a part of a page, which may have a million bytes. */
const MOST_BYTES = 200_000

const kind = z.enum(sectionKinds)
const name = wireText(20).trim().min(1)
const blocks = z.string().max(MOST_BYTES).describe('JSON text: a list of blocks, as a document has them')
const look = z
  .string()
  .describe('Path that draws it; `&theme=` and a theme as JSON draws it in another than the company’s')
const section = z.uuid().describe('What links on pages know it by')
const revision = smallNumber.describe('Of its blocks: counts on when they change')
const ownSection = z.strictObject({
  id: rowNumber,
  section,
  revision,
  kind,
  name,
  look,
  updated_at: z.iso.datetime({ offset: true }),
  updated_by: z.string(),
  is_linkable: z.boolean().describe('It is one block: several could not be told from those beside them'),
  pages: z.int().nonnegative().describe('How many pages link it, in their draft or for visitors'),
})

/** What becomes of a page when a section that it links changes. */
const sectionOutcomes = ['publish', 'approval', 'draft', 'refused'] as const

/** The progress of a page towards the latest contents of a section. */
const sectionUpdateStates = ['waiting', 'done', 'failed'] as const

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
  response: z.strictObject({
    blocks,
    link: z
      .strictObject({ section, revision })
      .optional()
      .describe('Of one’s own that is one block: what that block is marked with to be linked'),
    ...namedFiles,
  }),
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
    'Gives a section of one’s own another name or kind, or other blocks. Pages that took a copy stay as they are; those that link it get the blocks, and visitors see them where the member may publish and nothing forbids it.',
  request: z.strictObject({
    id: rowNumber,
    name: name.optional(),
    kind: kind.optional(),
    blocks: blocks.optional(),
    revision: revision
      .optional()
      .describe('That the blocks were made from; `conflict` when somebody changed them since'),
  }),
  response: z.strictObject({ section: ownSection }),
  errors: ['notFound', 'conflict', 'alreadyExists', 'unusableDocument'],
})

export const sectionDelete = studioOperation({
  id: 'sectionDelete',
  method: 'POST',
  path: '/studio-api/sections/delete',
  access: WRITERS,
  summary:
    'Takes a section of one’s own out of the library. Pages that used it stay as they are; what was linked is a copy then.',
  request: z.strictObject({ id: rowNumber }),
  response: z.strictObject({}),
  errors: ['notFound'],
})

export const sectionLinked = studioOperation({
  id: 'sectionLinked',
  method: 'POST',
  path: '/studio-api/sections/linked',
  access: 'member',
  summary: 'The sections that links on a page lead to. One that is not in the answer is gone.',
  request: z.strictObject({ sections: z.array(section).max(100) }),
  response: z.strictObject({ list: z.array(z.strictObject({ section, id: rowNumber, name, revision })) }),
  errors: [],
})

export const sectionPages = studioOperation({
  id: 'sectionPages',
  method: 'POST',
  path: '/studio-api/sections/pages',
  access: WRITERS,
  summary:
    'The pages that link a section, what would become of each with other blocks, and how far each is with those of now.',
  request: z.strictObject({
    id: rowNumber,
    blocks: blocks.optional().describe('Those that it is to have: each page is held against every rule'),
  }),
  response: z.strictObject({
    pages: z.array(
      z.strictObject({
        code: z.string(),
        title: z.string(),
        is_seen: z.boolean().describe('It is linked in what visitors see'),
        outcome: z
          .enum(sectionOutcomes)
          .nullable()
          .describe('`approval`: visitors see it when somebody publishes who may. Null: nothing was asked'),
        state: z
          .enum(sectionUpdateStates)
          .nullable()
          .describe('Null: nothing has changed since it was linked'),
        problem: z.string().nullable().describe('Why visitors do not, or would not, see it'),
      }),
    ),
  }),
  errors: ['notFound', 'unusableDocument', 'tooManyRequests'],
})
