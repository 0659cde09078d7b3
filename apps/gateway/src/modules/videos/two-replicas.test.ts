import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { studioOperations } from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '../../files/open-files'
import { startBucketServer } from '../../files/testing/bucket-server'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { playToken } from './play/play-address'
import { FILM } from './testing/films'
import { dropOldUploads } from './uploads/drop-old-uploads'
import { folderOfUpload } from './video-folders'

type Replica = Pick<TestGateway, 'app' | 'ctx'>

let server: Awaited<ReturnType<typeof startBucketServer>>
let first: TestGateway
let second: Replica & AsyncDisposable
let member: SignedInMember
beforeAll(async () => {
  server = await startBucketServer()
  first = await startTestGateway({ config: { fileStore: server.settings } })
  second = await startTwin(first)
  member = await signInMember(first, { roles: ['operator'] })
})
afterAll(async () => {
  await second?.[Symbol.asyncDispose]()
  await first?.[Symbol.asyncDispose]()
  await server?.[Symbol.asyncDispose]()
})

async function begin(bytes: number): Promise<string> {
  const given = { file_name: '第一课.mp4', bytes }
  return (await callStudio(first, 'videoUploadBegin', given, member)).response.upload.upload_id
}

async function piece(app: FastifyInstance, upload_id: string, at: number, bytes: Buffer): Promise<number> {
  const { method, path } = studioOperations.videoUploadPiece
  const headers = { ...member.headers, 'content-type': 'application/octet-stream' }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const reply = await app.inject({
    method,
    url: path,
    query: { upload_id, at: String(at), sha256 },
    headers,
    payload: bytes,
  })
  return reply.json().response.upload.received
}

const waiting = async () => {
  const names = []
  for await (const { name } of openFiles(first.ctx.config).list('videos/uploads/')) names.push(name)
  return names
}

test('a film whose pieces come to two processes is read by one and played by both', async () => {
  const film = await readFile(FILM)
  const upload_id = await begin(film.length)
  const step = Math.ceil(film.length / 4)
  for (let at = 0, turn = 0; at < film.length; at += step, turn += 1) {
    const { app } = turn % 2 === 0 ? first : second
    expect(await piece(app, upload_id, at, film.subarray(at, at + step))).toBe(
      Math.min(film.length, at + step),
    )
  }
  await callStudio(second, 'videoUploadFinish', { upload_id }, member)
  await first.runJobs()
  const { response } = await callStudio(second, 'videoUploadState', { upload_id }, member)
  expect(response.upload).toMatchObject({ state: 'done' })
  expect(await waiting()).toEqual([])

  const folder = folderOfUpload(upload_id)
  const browser = randomBytes(16).toString('base64url')
  for (const { app, ctx } of [first, second])
    for (const kind of ['whole', 'preview'] as const) {
      const expires = Math.floor(Date.now() / 1_000) + 60
      const right = { folder, kind, expires, viewer: { browser, uid: 0 } }
      const headers = { cookie: `viewer=${browser}`, range: 'bytes=100-199' }
      const name = kind === 'whole' ? 'film.mp4' : 'preview.mp4'
      const reply = await app.inject({
        url: `/media/${playToken(ctx.config, right)}/${folder}/${name}`,
        headers,
      })
      expect([reply.statusCode, reply.rawPayload.length]).toEqual([206, 100])
      if (kind === 'whole') expect(reply.rawPayload.equals(film.subarray(100, 200))).toBe(true)
    }
})

test('a film that is given up leaves nothing in the bucket', async () => {
  const upload_id = await begin(8)
  await piece(first.app, upload_id, 0, Buffer.from('abcd'))
  expect(await waiting()).toHaveLength(1)
  expect((await callStudio(second, 'videoUploadDrop', { upload_id }, member)).response).toEqual({
    dropped: true,
  })
  expect(await waiting()).toEqual([])
})

test('what broke off goes after days, and not before', async () => {
  const upload_id = await begin(8)
  await piece(first.app, upload_id, 0, Buffer.from('abcd'))
  await first.database.owner.pool.query('DELETE FROM video_upload')
  await dropOldUploads(first.ctx)
  expect(await waiting()).toHaveLength(1)
})
