import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '../../../context'
import { AT_ONCE, meetingOf, race } from '../../testing/race'
import { signInMember } from '../../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { keptOf } from '../testing/uploads'
import { takePiece } from './take-piece'
import { writePiece } from './upload-file'

const PIECE = 1_000

type Take = (ctx: Context, upload_id: string, bytes: Buffer) => Promise<unknown>

let gateway: TestGateway
let twin: Awaited<ReturnType<typeof startTwin>>
let member_id: number
beforeAll(async () => {
  gateway = await startTestGateway()
  // Two processes write to one folder.
  twin = await startTwin(gateway, { config: { dataDir: gateway.ctx.config.dataDir } })
  ;({ member_id } = await signInMember(gateway, { roles: ['operator'] }))
})
afterAll(async () => {
  await twin[Symbol.asyncDispose]()
  await gateway[Symbol.asyncDispose]()
})

/** As the module does it. */
const guarded: Take = (ctx, upload_id, bytes) =>
  takePiece(
    ctx,
    member_id,
    { upload_id, at: 0, sha256: createHash('sha256').update(bytes).digest('hex') },
    bytes,
  )

/** What happens without a lock: looks how much has arrived, then acts on what it saw. */
function careless(): Take {
  const meet = meetingOf(AT_ONCE)
  return async ({ config, db }, upload_id, bytes) => {
    const { rows } = await db.pool.query('SELECT received FROM video_upload WHERE upload_id = $1', [
      upload_id,
    ])
    if (Number(rows[0].received) !== 0) return
    await meet()
    await writePiece(config, upload_id, { at: 0, bytes })
    await db.pool.query('UPDATE video_upload SET received = received + $2 WHERE upload_id = $1', [
      upload_id,
      bytes.byteLength,
    ])
  }
}

/**
 * Sends ten pieces for the beginning of one film at once, in two processes. Returns how much is stored then, and what
 * it consists of.
 */
async function send(by: Take) {
  const upload_id = randomUUID()
  const { pool } = gateway.database.owner
  await pool.query(
    `INSERT INTO video_upload (upload_id, member_id, file_name, bytes) VALUES ($1, $2, 'a', $3)`,
    [upload_id, member_id, AT_ONCE * PIECE],
  )
  await race(AT_ONCE, (index) =>
    by(index % 2 ? gateway.ctx : twin.ctx, upload_id, Buffer.alloc(PIECE, String(index))),
  )
  const { rows } = await pool.query('SELECT received FROM video_upload WHERE upload_id = $1', [upload_id])
  const kept = await keptOf(gateway.ctx.config, upload_id, PIECE)
  return { received: Number(rows[0].received), bytes: kept.length, kinds: new Set(kept).size }
}

test('of ten pieces for the same place one is taken, in each of ten rounds', async () => {
  for (let round = 1; round <= 10; round += 1)
    expect(await send(guarded)).toEqual({ received: PIECE, bytes: PIECE, kinds: 1 })
})

test('without holding the row several are counted, though one is here', async () => {
  const { received, bytes } = await send(careless())
  expect(received).toBeGreaterThan(bytes)
})
