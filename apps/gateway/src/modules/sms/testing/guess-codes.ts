import type { Context } from '../../../context'
import { readCount } from '../../../limits/count-calls'
import { sealHandset } from '../../../pii/sealed-handset'
import { codeFor } from '../../testing/ask-for-code'
import { race } from '../../testing/race'
import { someHandset } from '../../testing/sign-in'
import { startTestGateway, startTwin } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { checkCode } from '../check-code'
import { ALL_WRONG, MANY_WRONG } from '../note-wrong-code'
import { TRIES } from '../scenes'

/** Where codes are requested from, as `app.inject` reports it. */
export const HERE = '127.0.0.1'

/**
 * Phones waiting for a code that they have requested from `HERE`. Stored in one go, as thousands would take minutes.
 */
export async function waitingPhones(
  { config, db }: Pick<Context, 'config' | 'db'>,
  number: number,
): Promise<string[]> {
  const phones = Array.from({ length: number }, (_none, index) => `138${String(index).padStart(8, '0')}`)
  const sealed = phones.map((handset) => sealHandset(config, 'sms_message', handset))
  await db.pool.query(
    `WITH message AS (
       INSERT INTO sms_message (handset_hash, handset_enc, scene)
       SELECT *, 'login' FROM unnest($1::text[], $2::text[]) RETURNING id, handset_hash)
     INSERT INTO sms_code (handset_hash, scene, message_id, nonce, key_id, network, expire_at)
     SELECT handset_hash, 'login', id, repeat('n', 22), 'test', $3, now() + interval '5 minutes' FROM message`,
    [sealed.map((row) => row.handset_hash), sealed.map((row) => row.handset_enc), HERE],
  )
  return phones
}

/**
 * Somebody guesses at codes that they have requested themselves, the given number of times, over two processes; then
 * honest visitors behind the same address log in. Returns how many of those could, and how many warnings there were.
 * With `refuseAll` it is as it once was: after a hundred wrong codes nobody's is compared.
 */
export async function guessAndServe({
  guesses,
  honest,
  refuseAll = false,
}: {
  guesses: number
  honest: number
  refuseAll?: boolean
}): Promise<{ served: number; warnings: number }> {
  await using gateway = await startTestGateway()
  await using twin = await startTwin(gateway)
  let warnings = 0
  const warn = () => {
    warnings += 1
  }
  const log = { warn } as unknown as Context['log']
  const phones = await waitingPhones(gateway.ctx, guesses / TRIES)
  await race(guesses, async (index) => {
    const said = {
      handset: phones[index % phones.length] ?? '',
      scene: 'login',
      code: 'xxxxxx',
      ip: HERE,
    } as const
    const { ctx } = index % 2 ? twin : gateway
    await checkCode({ ...ctx, log }, said).catch(() => {})
  })
  let served = 0
  await race(honest, async (index) => {
    if (refuseAll && (await readCount(gateway.ctx.db.orm, ALL_WRONG, 600)) > MANY_WRONG) return
    const handset = someHandset()
    const code = await codeFor(gateway, handset, 'login')
    const { code: answer } = await call(index % 2 ? twin : gateway, 'smartLogin', { handset, code })
    if (answer === 1) served += 1
  })
  return { served, warnings }
}
