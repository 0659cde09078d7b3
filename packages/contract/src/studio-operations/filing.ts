import { PAGE_CODE } from '@yingzao/schema/client'
import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { rowNumber, smallCount } from './bounds'
import { studioOperation } from './studio-operation'

const WRITERS = ['editor', 'administrator'] as const

/** As many tags as one page may have. */
export const MOST_TAGS = 8

const name = wireText(20).trim().min(1)
export const pageTagName = wireText(12).trim().min(1)
const tags = z.array(pageTagName).max(MOST_TAGS)
/** As many as a list shows at once, and more. */
const codes = z.array(z.string().regex(PAGE_CODE)).min(1).max(200)

export const filingList = studioOperation({
  id: 'filingList',
  method: 'GET',
  path: '/studio-api/pages/filing',
  access: 'member',
  summary:
    'The folders and tags of pages, with how many pages each has. Pages that were put away do not count.',
  request: z.strictObject({}),
  response: z.strictObject({
    folders: z
      .array(z.strictObject({ id: rowNumber, name: z.string(), count: smallCount }))
      .describe('By name'),
    unfiled: smallCount.describe('Pages that lie in no folder'),
    tags: z.array(z.strictObject({ name: z.string(), count: smallCount })).describe('The most used first'),
  }),
  errors: [],
})

export const folderCreate = studioOperation({
  id: 'folderCreate',
  method: 'POST',
  path: '/studio-api/pages/folders/create',
  access: WRITERS,
  summary: 'Makes a folder for pages.',
  request: z.strictObject({ name }),
  response: z.strictObject({ id: rowNumber }),
  errors: ['alreadyExists', 'tooManyRequests'],
})

export const folderChange = studioOperation({
  id: 'folderChange',
  method: 'POST',
  path: '/studio-api/pages/folders/change',
  access: WRITERS,
  summary: 'Gives a folder another name.',
  request: z.strictObject({ id: rowNumber, name }),
  response: z.strictObject({}),
  errors: ['notFound', 'alreadyExists'],
})

export const folderDelete = studioOperation({
  id: 'folderDelete',
  method: 'POST',
  path: '/studio-api/pages/folders/delete',
  access: WRITERS,
  summary: 'Takes a folder away. Its pages stay, and lie in none.',
  request: z.strictObject({ id: rowNumber }),
  response: z.strictObject({ released: smallCount.describe('Pages that lay in it') }),
  errors: ['notFound'],
})

export const pageMove = studioOperation({
  id: 'pageMove',
  method: 'POST',
  path: '/studio-api/pages/move',
  access: WRITERS,
  summary: 'Puts pages into a folder, or out of every one. Pages that are not there any more are left out.',
  request: z.strictObject({ codes, folder: rowNumber.nullable() }),
  response: z.strictObject({ moved: smallCount }),
  errors: ['notFound'],
})

export const pageTag = studioOperation({
  id: 'pageTag',
  method: 'POST',
  path: '/studio-api/pages/tag',
  access: WRITERS,
  summary:
    'Takes tags off pages, then puts tags on them. A page that would have more than eight refuses all of it.',
  request: z.strictObject({ codes, add: tags.default([]), remove: tags.default([]) }),
  response: z.strictObject({}),
  errors: ['tooManyTags'],
})
