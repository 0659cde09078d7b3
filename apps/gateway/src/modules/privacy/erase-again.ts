import { type ErasureLine, readErasures } from '../../backup/erasure-ledger'
import { openBackups } from '../../backup/sealed-store'
import { againAfterDeadlock } from '../../db/again-after-deadlock'
import type { Actor } from '../audit'
import { findRegistration, lockPerson } from '../passport'
import { type ErasureContext, eraseLocked } from './erase-locked'

const GROUND = '《个人信息保护法》第四十七条：本人要求删除；数据库恢复到之前的时刻后再次执行'

/**
 * Erases again everybody whom the ledger lists as erased and who exists, as after a restore to an earlier moment:
 * nobody else, and nobody who was given the same number later. Safe to repeat. Returns how many there were.
 */
export async function eraseAgain(ctx: ErasureContext, who: Actor['who']): Promise<number> {
  if (!ctx.config.backup) return 0
  let erased = 0
  for (const line of await readErasures(openBackups(ctx.config.backup)))
    if (await eraseOne(ctx, line, { who, ip: null })) erased += 1
  return erased
}

function eraseOne(ctx: ErasureContext, { uid, registered_at }: ErasureLine, actor: Actor): Promise<boolean> {
  return againAfterDeadlock(() =>
    ctx.db.orm.transaction(async (tx) => {
      const found = await findRegistration(tx, uid)
      if (found?.registered_at !== registered_at) return false
      const person = await lockPerson(tx, uid, { whole: true })
      if (!person) return false
      const request = { ip: '127.0.0.1', headers: {} }
      await eraseLocked(ctx, tx, person, { actor, request, ground: GROUND })
      return true
    }),
  )
}
