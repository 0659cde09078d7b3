import { createHash, randomBytes } from 'node:crypto'
import { appendFile, readFile, utimes } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { studioOperations } from '@yingzao/contract/studio'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFiles } from '../../../files/open-files'
import { isWithBuckets } from '../../../testing/is-with-buckets'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { FILM } from '../testing/films'
import { isAnythingKept, keptOf } from '../testing/uploads'
import { filmFile, folderOfUpload, uploadPath } from '../video-folders'
import { dropOldUploads } from './drop-old-uploads'

let gateway: TestGateway
let member: SignedInMember
let other: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  member = await signInMember(gateway, { roles: ['operator'] })
  other = await signInMember(gateway, { roles: ['operator'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const rows = async (text: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(text, values)).rows

async function begin(bytes: number, file_name = '第一课.mp4', by = member): Promise<string> {
  const { response } = await callStudio(gateway, 'videoUploadBegin', { file_name, bytes }, by)
  return response.upload.upload_id
}
async function piece(
  upload_id: string,
  at: number,
  bytes: Uint8Array,
  { by = member, sha256 = hashOf(bytes) } = {},
) {
  const { method, path } = studioOperations.videoUploadPiece
  const headers = { ...by.headers, 'content-type': 'application/octet-stream' }
  const query = { upload_id, at: String(at), sha256 }
  const reply = await gateway.app.inject({ method, url: path, query, headers, payload: Buffer.from(bytes) })
  return { status: reply.statusCode, ...reply.json() }
}
const state = async (upload_id: string) =>
  (await callStudio(gateway, 'videoUploadState', { upload_id }, member)).response.upload
const finish = (upload_id: string) => callStudio(gateway, 'videoUploadFinish', { upload_id }, member)
const drop = (upload_id: string) => callStudio(gateway, 'videoUploadDrop', { upload_id }, member)
const onDisk = (upload_id: string) => uploadPath(gateway.ctx.config, upload_id)
const isKept = (upload_id: string) => isAnythingKept(gateway.ctx.config, upload_id)
const kept = async (upload_id: string, bytes: number) =>
  (await keptOf(gateway.ctx.config, upload_id, bytes)).toString()

async function bring(path: string): Promise<string> {
  const bytes = await readFile(path)
  const upload_id = await begin(bytes.length)
  const half = bytes.length >> 1
  await piece(upload_id, 0, bytes.subarray(0, half))
  await piece(upload_id, half, bytes.subarray(half))
  return upload_id
}

test('pieces are taken in their order; any other is answered with where to go on', async () => {
  const upload_id = await begin(10)
  expect((await piece(upload_id, 0, Buffer.from('abcd'))).response.upload.received).toBe(4)
  expect((await piece(upload_id, 0, Buffer.from('wxyz'))).response.upload.received).toBe(4)
  expect((await piece(upload_id, 7, Buffer.from('hij'))).response.upload.received).toBe(4)
  expect((await piece(upload_id, 4, Buffer.from('efghij'))).response.upload.received).toBe(10)
  expect(await kept(upload_id, 10)).toBe('abcdefghij')
})

test('a piece that was damaged, is too long or is not the member’s own is refused', async () => {
  const upload_id = await begin(3)
  const bytes = Buffer.from('abc')
  expect((await piece(upload_id, 0, bytes, { sha256: hashOf(Buffer.from('abd')) })).code).toBe(422005)
  expect((await piece(upload_id, 0, Buffer.from('abcd'))).code).toBe(422005)
  expect((await piece(upload_id, 0, bytes, { by: other })).code).toBe(404001)
  expect((await piece(upload_id, 0, randomBytes(8 * 1024 * 1024 + 1))).code).toBe(413001)
  expect(await state(upload_id)).toMatchObject({ received: 0, state: 'coming' })
  expect((await finish(upload_id)).code).toBe(422005)
})

// In a bucket each piece is a separate object, and a later one replaces it.
test.skipIf(isWithBuckets())(
  'what a killed process has written beyond what it noted does not stay',
  async () => {
    const upload_id = await begin(6)
    await piece(upload_id, 0, Buffer.from('abc'))
    await appendFile(onDisk(upload_id), 'half of a piece that nobody noted')
    expect((await piece(upload_id, 3, Buffer.from('def'))).response.upload.received).toBe(6)
    expect(await kept(upload_id, 6)).toBe('abcdef')
  },
)

describe('a film that is here whole', () => {
  test('is read by a job, once, and can be played', async () => {
    const upload_id = await bring(FILM)
    for (let times = 0; times < 2; times += 1)
      expect((await finish(upload_id)).response.upload.state).toBe('reading')
    expect(await gateway.runJobs()).toBe(1)
    const { state: done, file_id } = await state(upload_id)
    expect(done).toBe('done')
    expect(await rows('SELECT * FROM video_file WHERE file_id = $1', [file_id])).toMatchObject([
      {
        folder: folderOfUpload(upload_id),
        format: 'mp4',
        duration: 91,
        width: 640,
        height: 360,
        preview_seconds: 60,
      },
    ])
    const store = openFiles(gateway.ctx.config)
    const fileOf = (name: string) => filmFile(folderOfUpload(upload_id), name)
    expect((await buffer(store.read(fileOf('film.mp4')))).equals(await readFile(FILM))).toBe(true)
    expect(await store.ask(fileOf('preview.mp4'))).toBeGreaterThan(10_000)
    expect(await isKept(upload_id)).toBe(false)
    expect((await finish(upload_id)).response.upload.state).toBe('done')
    expect((await drop(upload_id)).response).toEqual({ dropped: false })
    expect(await rows("SELECT subject FROM audit_log WHERE action = 'video.upload'")).toEqual([
      { subject: `video_upload:${upload_id}` },
    ])
  })

  test('and was read by a process that was killed before it said so is read again', async () => {
    const upload_id = await bring(FILM)
    await finish(upload_id)
    await gateway.runJobs()
    await rows(`UPDATE video_upload SET state = 'reading', file_id = NULL WHERE upload_id = $1`, [upload_id])
    await rows('DELETE FROM video_file WHERE folder = $1', [folderOfUpload(upload_id)])
    await bringAgain(upload_id)
    expect(await gateway.runJobs()).toBe(1)
    expect((await state(upload_id)).state).toBe('done')
  })

  /** The situation if the end of the first reading was never stored: the bytes are there, and so is the job. */
  async function bringAgain(upload_id: string) {
    const { writePiece } = await import('./upload-file')
    await writePiece(gateway.ctx.config, upload_id, { at: 0, bytes: await readFile(FILM) })
    await gateway.ctx.db.orm.transaction((tx) => gateway.ctx.jobs.enqueue(tx, 'read-video', { upload_id }))
  }

  test('and cannot be used says why, and is forgotten', async () => {
    const upload_id = await begin(5)
    await piece(upload_id, 0, Buffer.from('hello'))
    await finish(upload_id)
    await gateway.runJobs()
    expect(await state(upload_id)).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining('不是 MP4'),
    })
    expect(await isKept(upload_id)).toBe(false)
    expect((await drop(upload_id)).response).toEqual({ dropped: true })
    expect((await callStudio(gateway, 'videoUploadState', { upload_id }, member)).code).toBe(404001)
  })
})

test('a film that is dropped leaves nothing', async () => {
  const dropped = await begin(9)
  await piece(dropped, 0, Buffer.from('abc'))
  expect((await drop(dropped)).response).toEqual({ dropped: true })
  expect(await isKept(dropped)).toBe(false)
})

// `two-replicas.test.ts` looks at what is in a bucket.
test.skipIf(isWithBuckets())('a film of which nothing came for three days leaves nothing', async () => {
  const [old, young] = [await begin(9), await begin(9)]
  for (const upload_id of [old, young]) await piece(upload_id, 0, Buffer.from('abc'))
  const days = (number: number) => new Date(Date.now() - number * 86_400_000)
  for (const [upload_id, age] of [
    [old, 3.1],
    [young, 2.9],
  ] as const) {
    await rows('UPDATE video_upload SET updated_at = $2 WHERE upload_id = $1', [upload_id, days(age)])
    await utimes(onDisk(upload_id), days(age), days(age))
  }
  await dropOldUploads(gateway.ctx)
  expect([await isKept(old), await isKept(young)]).toEqual([false, true])
  expect(await rows('SELECT FROM video_upload WHERE upload_id = ANY($1)', [[old, young]])).toHaveLength(1)
})
