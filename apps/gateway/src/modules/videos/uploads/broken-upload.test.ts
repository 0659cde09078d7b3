import { createHash } from 'node:crypto'
import { type ClientRequest, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { studioOperations } from '@yingzao/contract/studio'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { keptOf } from '../testing/uploads'

const MB = 1024 * 1024
const SIZE = 32 * MB
const PIECE = 2 * MB
/** The pieces that break off half-way when they are first sent. */
const BROKEN = [1, 4, 7, 10, 13].map((number) => number * PIECE)

let gateway: TestGateway
let member: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  member = await signInMember(gateway, { roles: ['operator'] })
  await gateway.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const pieceAt = (at: number) => Buffer.alloc(PIECE, createHash('sha256').update(String(at)).digest())

function sending(upload_id: string, at: number, bytes: Buffer): ClientRequest {
  const { port } = gateway.app.server.address() as AddressInfo
  const query = new URLSearchParams({ upload_id, at: String(at), sha256: hashOf(bytes) })
  return request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: `${studioOperations.videoUploadPiece.path}?${query}`,
    headers: {
      ...member.headers,
      'content-type': 'application/octet-stream',
      'content-length': bytes.byteLength,
    },
  })
}

/** Sends a whole piece. Returns where the next one begins. */
function send(upload_id: string, at: number): Promise<number> {
  const bytes = pieceAt(at)
  return new Promise((resolve, reject) => {
    const call = sending(upload_id, at, bytes)
    call.on('error', reject).on('response', async (reply) => {
      let text = ''
      for await (const part of reply) text += part
      resolve(JSON.parse(text).response.upload.received)
    })
    call.end(bytes)
  })
}

/** Sends half of a piece, and disconnects. */
function breakOff(upload_id: string, at: number): Promise<void> {
  const bytes = pieceAt(at)
  return new Promise((resolve) => {
    const call = sending(upload_id, at, bytes)
    call.on('error', () => {}).on('close', resolve)
    call.write(bytes.subarray(0, PIECE / 2), () => call.destroy())
  })
}

test('a film of 32 MB that breaks off five times goes on where it stopped, and ends whole', async () => {
  const begun = await callStudio(gateway, 'videoUploadBegin', { file_name: 'a.mp4', bytes: SIZE }, member)
  const { upload_id } = begun.response.upload
  const left = new Set(BROKEN)
  let at = 0
  while (at < SIZE) {
    if (left.delete(at)) {
      await breakOff(upload_id, at)
      const { response } = await callStudio(gateway, 'videoUploadState', { upload_id }, member)
      expect(response.upload.received).toBe(at)
    }
    at = await send(upload_id, at)
  }
  expect(left.size).toBe(0)
  const whole = createHash('sha256')
  for (let at = 0; at < SIZE; at += PIECE) whole.update(pieceAt(at))
  expect(hashOf(await keptOf(gateway.ctx.config, upload_id, SIZE))).toBe(whole.digest('hex'))
})
