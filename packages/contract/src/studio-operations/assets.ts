import { z } from 'zod'
import { wireText } from '../operations/wire-text'
import { listAfter, listLimit, listNext } from './bounds'
import { studioOperation } from './studio-operation'

/** The largest file that is accepted, in bytes. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024

/** More than this is a decompression bomb or a mistake: 40 million pixels are 160 MB in memory. */
export const MAX_UPLOAD_PIXELS = 40_000_000

const WRITERS = ['editor', 'administrator'] as const
/**
 * Operators upload pictures too, for what they show: lessons, posters, live streams. Others look after existing ones.
 */
const BRINGERS = ['editor', 'operator', 'administrator'] as const

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const timestamp = z.iso.datetime({ offset: true })
const fileName = wireText(120).trim().min(1)

const assetRow = z.strictObject({
  hash,
  url: z.string().describe('As a document names it'),
  thumb: z.string().describe('Address of its smallest copy; its own when it has none'),
  kind: z.enum(['image', 'svg', 'video']),
  type: z.string().describe('MIME type, found in the bytes'),
  bytes: z.int().positive(),
  width: z.int().nullable().describe('Pixels; null for a video'),
  height: z.int().nullable(),
  name: z.string(),
  uses: z.int().nonnegative().describe('Pages that use it, in what is written or what visitors see'),
  is_hidden: z.boolean(),
  created_at: timestamp,
  created_by: z.string().nullable(),
})

export const assetList = studioOperation({
  id: 'assetList',
  method: 'GET',
  path: '/studio-api/assets',
  access: 'member',
  summary: 'Stored pictures and videos, newest first.',
  request: z.strictObject({
    q: wireText(64).optional().describe('Part of a name'),
    kind: z.enum(['image', 'svg', 'video', 'picture']).optional().describe('`picture`: image or svg'),
    hidden: z.literal('1').optional().describe('`1`: those that were hidden, instead of the others'),
    after: listAfter(),
    limit: listLimit({ most: 100, usual: 40 }),
  }),
  response: z.strictObject({ list: z.array(assetRow), next: listNext }),
  errors: [],
})

export const assetDetail = studioOperation({
  id: 'assetDetail',
  method: 'GET',
  path: '/studio-api/assets/detail',
  access: 'member',
  summary: 'A stored file, its smaller copies and the pages that use it.',
  request: z.strictObject({ hash }),
  response: z.strictObject({
    asset: assetRow,
    variants: z.array(
      z.strictObject({ format: z.enum(['webp', 'avif']), width: z.int(), bytes: z.int(), url: z.string() }),
    ),
    loaded_bytes: z.int().describe('What a browser loads of it at most'),
    used_in: z.array(
      z.strictObject({
        code: z.string(),
        title: z.string(),
        where: z.enum(['draft', 'published', 'both']),
      }),
    ),
  }),
  errors: ['notFound'],
})

export const assetUpload = studioOperation({
  id: 'assetUpload',
  method: 'POST',
  path: '/studio-api/assets/upload',
  access: BRINGERS,
  upload: MAX_UPLOAD_BYTES,
  summary:
    'Stores the bytes of the body, whatever they are called: their kind is found in them. The same bytes are stored once. Scripts in an SVG are taken out.',
  request: z.strictObject({ name: fileName }),
  response: z.strictObject({ asset: assetRow, is_new: z.boolean(), removed: z.array(z.string()) }),
  errors: ['unusableFile', 'fileTooLarge', 'tooManyRequests'],
})

export const assetCrop = studioOperation({
  id: 'assetCrop',
  method: 'POST',
  path: '/studio-api/assets/crop',
  access: WRITERS,
  summary:
    'Stores a part of a picture as a picture of its own: the largest with these proportions around a point.',
  request: z.strictObject({
    hash,
    ratio_width: z.int().min(1).max(100),
    ratio_height: z.int().min(1).max(100),
    focus_x: z.number().min(0).max(1).describe('0 at the left edge, 1 at the right'),
    focus_y: z.number().min(0).max(1),
  }),
  response: z.strictObject({ asset: assetRow }),
  errors: ['notFound', 'unusableFile', 'tooManyRequests'],
})

export const assetChange = studioOperation({
  id: 'assetChange',
  method: 'POST',
  path: '/studio-api/assets/change',
  access: WRITERS,
  summary:
    'Renames a file, or hides it from the library. Nothing is deleted: what customers saw must stay provable.',
  request: z.strictObject({ hash, name: fileName.optional(), is_hidden: z.boolean().optional() }),
  response: z.strictObject({ asset: assetRow }),
  errors: ['notFound'],
})
