import { z } from 'zod'
import { wireId, wireText } from '../operations/wire-text'
import { inQuery, LINES, listAfter, listLimit, listNext, rowNumber, smallCount, smallNumber } from './bounds'
import { studioOperation } from './studio-operation'

const READERS = ['operator', 'auditor', 'administrator'] as const
const WRITERS = ['operator', 'administrator'] as const

const timestamp = z.iso.datetime({ offset: true })

/** Whether visitors see a lesson. */
export const videoStates = ['draft', 'out'] as const
export type VideoState = (typeof videoStates)[number]

/**
 * For whom a lesson is locked: nobody, or whoever is not logged in, has none of certain products, meets none of certain
 * rules.
 */
export const videoLockKinds = ['free', 'login', 'buy', 'rule'] as const
export type VideoLockKind = (typeof videoLockKinds)[number]

/** The progress of an upload: its pieces are arriving, it is being read, it can be used, or it cannot. */
export const videoUploadStates = ['coming', 'reading', 'done', 'refused'] as const
export type VideoUploadState = (typeof videoUploadStates)[number]

/** Bounds of what members say about lessons. `piece` and `bytes`: of a piece of a file, and of a whole one. */
export const videoLimits = {
  name: 64,
  title: 60,
  address: 300,
  content: 20_000,
  chapters: 100,
  chapterTitle: 40,
  locks: 20,
  category: 20,
  piece: 8 * 1024 * 1024,
  bytes: 4 * 1024 ** 3,
} as const

const address = wireText(videoLimits.address).trim()
const videoId = rowNumber.describe('Number of the lesson')

const lock = z.strictObject({
  kind: z.enum(videoLockKinds),
  ids: z
    .array(wireId)
    .max(videoLimits.locks)
    .describe('With `buy` products, with `rule` rules, any of which is enough; else empty'),
  url: address.describe('Where it is unlocked; empty: nowhere'),
})

const chapter = z.strictObject({
  at: z.int().min(0).max(86_400).describe('Seconds'),
  title: wireText(videoLimits.chapterTitle).trim().min(1),
})

const videoFields = {
  name: wireText(videoLimits.name)
    .trim()
    .min(1)
    .regex(/^[^/?#\\]*$/)
    .describe('In the address of its page; may be Chinese'),
  title: wireText(videoLimits.title).trim().min(1),
  category: wireId.describe('As `videoCategoryRows` has them'),
  position: z.int().min(0).max(99_999).describe('Within its category, the smallest first'),
  file_id: z.uuid().nullable().describe('What `videoUploadState` told of a file that came; null: none yet'),
  cover: address.describe('Address of a picture of the library; empty: none'),
  poster: address.describe('Shown until it plays: address of a picture of the library; empty: none'),
  content: z.string().max(videoLimits.content).regex(LINES).describe('Notes, as rich text'),
  chapters: z.array(chapter).max(videoLimits.chapters).describe('In their order, each within the film'),
  staff_id: smallNumber.nullable().describe('Who gives it, as `speakerList` has them; null: nobody'),
  group_id: z.union([wireId, z.literal('')]).describe('The group whose posts belong to it; empty: none'),
  lock,
}

const videoRow = z.strictObject({
  video_id: z.int(),
  name: z.string(),
  title: z.string(),
  category: z.string(),
  category_title: z.string(),
  position: z.int(),
  cover: z.string(),
  state: z.enum(videoStates),
  lock_kind: z.enum(videoLockKinds),
  format: z.enum(['mp4', 'hls']).nullable().describe('Null: no file yet'),
  duration: z.int().nullable().describe('Seconds; null: no file yet'),
  views: z.int().nonnegative().describe('How often it was begun'),
  watched: z.int().nonnegative().describe('People who have seen it to its end'),
  published_at: timestamp.nullable(),
  revision: smallNumber,
  updated_at: timestamp,
})

const videoFileFacts = z.strictObject({
  file_id: z.string(),
  format: z.enum(['mp4', 'hls']),
  bytes: z.int().positive(),
  duration: z.int().positive().describe('Seconds'),
  width: z.int().nullable().describe('Pixels; null: not known'),
  height: z.int().nullable(),
  preview_seconds: z
    .int()
    .nonnegative()
    .describe('How much of it can be seen while it is locked; 0: nothing'),
  url: z.string().describe('Where the member plays it; good for this browser only, and for some hours'),
})

const uploadId = z.uuid()

const upload = z.strictObject({
  upload_id: z.string(),
  file_name: z.string(),
  bytes: z.int().positive(),
  received: z.int().nonnegative().describe('How much is here: where the next piece begins'),
  piece: z.int().positive().describe('The most bytes of a piece'),
  state: z.enum(videoUploadStates),
  problem: z.string().describe('Why it cannot be used; else empty'),
  file_id: z.string().nullable().describe('What became of it; null: nothing yet'),
})

export const videoFilter = z.strictObject({
  q: wireText(40).optional().describe('A part of the title or of the name'),
  category: wireId.optional(),
  state: z.enum(videoStates).optional(),
})

export const videoRows = studioOperation({
  id: 'videoRows',
  method: 'GET',
  path: '/studio-api/videos',
  access: READERS,
  summary: 'The lessons, those of one category together and in their order, with how often each was begun.',
  request: videoFilter.extend({ after: listAfter(), limit: listLimit({ most: 100, usual: 50 }) }),
  response: z.strictObject({ list: z.array(videoRow), next: listNext }),
  errors: [],
})

export const videoDetail = studioOperation({
  id: 'videoDetail',
  method: 'GET',
  path: '/studio-api/videos/detail',
  access: READERS,
  summary: 'A lesson as it is written, with its file.',
  request: z.strictObject({ video_id: inQuery(rowNumber).describe('Number of the lesson') }),
  response: z.strictObject({
    ...videoFields,
    name: z.string(),
    title: z.string(),
    category: z.string(),
    file_id: z.string().nullable(),
    cover: z.string(),
    poster: z.string(),
    content: z.string(),
    chapters: z.array(z.strictObject({ at: z.int(), title: z.string() })),
    group_id: z.string(),
    lock: z.strictObject({ kind: z.enum(videoLockKinds), ids: z.array(z.string()), url: z.string() }),
    video_id: z.int(),
    speaker: z.string().describe('Name of who gives it; empty: nobody'),
    adviser_no: z.string().describe('Their registration number; empty: none'),
    state: z.enum(videoStates),
    file: videoFileFacts.nullable(),
    views: z
      .array(z.strictObject({ day: z.string(), views: z.int().positive() }))
      .describe('Of the last 30 days in China, those on which somebody began it'),
    published_at: timestamp.nullable(),
    revision: smallNumber,
    updated_at: timestamp,
  }),
  errors: ['notFound'],
})

export const videoCreate = studioOperation({
  id: 'videoCreate',
  method: 'POST',
  path: '/studio-api/videos/create',
  access: WRITERS,
  summary: 'Makes a lesson, which nobody sees before it is published.',
  request: z.strictObject(videoFields),
  response: z.strictObject({ video_id: z.int(), revision: smallNumber }),
  errors: ['alreadyExists', 'unusableDocument'],
})

export const videoChange = studioOperation({
  id: 'videoChange',
  method: 'POST',
  path: '/studio-api/videos/change',
  access: WRITERS,
  summary: 'Changes a lesson. One that is published stays so.',
  request: z.strictObject({ video_id: videoId, base_revision: smallNumber, ...videoFields }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict', 'alreadyExists', 'unusableDocument'],
})

export const videoPublish = studioOperation({
  id: 'videoPublish',
  method: 'POST',
  path: '/studio-api/videos/publish',
  access: WRITERS,
  summary: 'Shows a lesson to visitors. A repeat changes nothing.',
  request: z.strictObject({ video_id: videoId, base_revision: smallNumber }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict', 'unusableDocument'],
})

export const videoTakeDown = studioOperation({
  id: 'videoTakeDown',
  method: 'POST',
  path: '/studio-api/videos/take-down',
  access: WRITERS,
  summary:
    'Shows a lesson to visitors no more. Who is playing it can go on until their address ends. A repeat changes nothing.',
  request: z.strictObject({
    video_id: videoId,
    base_revision: smallNumber,
    reason: wireText(200).trim().min(2).describe('For the audit log'),
  }),
  response: z.strictObject({ revision: smallNumber }),
  errors: ['notFound', 'conflict'],
})

export const videoCategoryRows = studioOperation({
  id: 'videoCategoryRows',
  method: 'GET',
  path: '/studio-api/videos/categories',
  access: READERS,
  summary: 'What lessons are listed by, in its order.',
  request: z.strictObject({}),
  response: z.strictObject({
    list: z.array(
      z.strictObject({
        category: z.string(),
        title: z.string(),
        position: z.int(),
        lessons: z.int().nonnegative(),
        out: z.int().nonnegative().describe('Of those, how many visitors see'),
      }),
    ),
  }),
  errors: [],
})

export const videoCategoryChange = studioOperation({
  id: 'videoCategoryChange',
  method: 'POST',
  path: '/studio-api/videos/categories/change',
  access: WRITERS,
  summary: 'Makes a category, or changes the one of that name.',
  request: z.strictObject({
    category: wireId.describe('As pages name it'),
    title: wireText(videoLimits.category).trim().min(1),
    position: smallCount.max(99_999),
  }),
  response: z.strictObject({ category: z.string() }),
  errors: ['unusableDocument'],
})

export const videoUploadBegin = studioOperation({
  id: 'videoUploadBegin',
  method: 'POST',
  path: '/studio-api/videos/uploads/begin',
  access: WRITERS,
  summary:
    'Begins to bring a film: an MP4 file, or an HLS playlist with its pieces in a .zip. What broke off goes on under the same id.',
  request: z.strictObject({
    file_name: wireText(120).trim().min(1),
    bytes: z.int().min(1).max(videoLimits.bytes),
  }),
  response: z.strictObject({ upload }),
  errors: ['tooManyRequests'],
})

export const videoUploadPiece = studioOperation({
  id: 'videoUploadPiece',
  method: 'POST',
  path: '/studio-api/videos/uploads/piece',
  access: WRITERS,
  upload: videoLimits.piece,
  summary:
    'Adds the bytes of the body to a film, which is answered with where the next piece begins. A piece for anywhere else changes nothing and is answered alike.',
  request: z.strictObject({
    upload_id: uploadId,
    at: inQuery(z.int().min(0).max(videoLimits.bytes)).describe('Where it begins, in bytes'),
    sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .describe('Of the piece'),
  }),
  response: z.strictObject({ upload }),
  errors: ['notFound', 'unusableFile', 'fileTooLarge'],
})

export const videoUploadState = studioOperation({
  id: 'videoUploadState',
  method: 'GET',
  path: '/studio-api/videos/uploads/state',
  access: WRITERS,
  summary: 'How much of a film has come, and what became of it.',
  request: z.strictObject({ upload_id: uploadId }),
  response: z.strictObject({ upload }),
  errors: ['notFound'],
})

export const videoUploadFinish = studioOperation({
  id: 'videoUploadFinish',
  method: 'POST',
  path: '/studio-api/videos/uploads/finish',
  access: WRITERS,
  summary:
    'Has a film read that is here whole, which takes a while: `videoUploadState` tells when it is done. A repeat changes nothing.',
  request: z.strictObject({ upload_id: uploadId }),
  response: z.strictObject({ upload }),
  errors: ['notFound', 'unusableFile'],
})

export const videoUploadDrop = studioOperation({
  id: 'videoUploadDrop',
  method: 'POST',
  path: '/studio-api/videos/uploads/drop',
  access: WRITERS,
  summary: 'Forgets a film that is not whole yet or cannot be used. A repeat changes nothing.',
  request: z.strictObject({ upload_id: uploadId }),
  response: z.strictObject({ dropped: z.boolean() }),
  errors: [],
})
