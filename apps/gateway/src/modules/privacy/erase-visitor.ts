import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context'
import { againAfterDeadlock } from '../../db/again-after-deadlock'
import type { Declared } from '../define-module'
import { addReport, holdsOnPerson, keepSealed } from '../keeping'
import { findLastWords, isErased, lockPerson, recordConsent, visitorPhone } from '../passport'
import { checkCode, useCode } from '../sms'
import { erasePerson } from './erase-person'

type ErasureContext = Pick<Context, 'config' | 'db' | 'log'> & Pick<Declared, 'personal' | 'empty'>

interface Proof {
  uid: number
  /** From the text message. */
  code: string
}

/** What the law says of an erasure, as its report tells it. */
const GROUND = '《个人信息保护法》第四十七条：本人要求删除'
const GROUND_HELD = `${GROUND}；诉讼保全期间停止除存储之外的处理`

/**
 * Erases a visitor, whole or not at all, when the code that was sent to their own phone is right. Whoever asks twice at
 * once gets the same answer twice; later the login is over. While a legal hold is for them, what was known is kept as one
 * sealed text that nothing reads, until it is released. Who comes back with the same phone is somebody new. Throws
 * what `checkCode` throws.
 */
export async function eraseVisitor(
  ctx: ErasureContext,
  proof: Proof,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<void> {
  try {
    await eraseByCode(ctx, proof, request)
  } catch (error) {
    // Of two at once the later one finds no phone or no code any more, at whatever step it is.
    if (!(await isErased(ctx.db.orm, proof.uid))) throw error
  }
}

async function eraseByCode(
  ctx: ErasureContext,
  { uid, code }: Proof,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<void> {
  const handset = await visitorPhone(ctx, uid)
  const checked = await checkCode(ctx, { handset, scene: 'erase', code: code.trim(), ip: request.ip })
  await againAfterDeadlock(() =>
    ctx.db.orm.transaction(async (tx) => {
      // The code before the person, as a login locks them: in another order the two could wait for each other.
      await useCode(tx, checked)
      const person = await lockPerson(tx, uid, { whole: true })
      if (!person) return
      const hold_ids = await holdsOnPerson(tx, person)
      for (const { doc, purpose, version, is_standing } of await findLastWords(tx, uid)) {
        if (!is_standing) continue
        await recordConsent(tx, request, { ...person, doc, purpose, version, isWithdrawn: true })
      }
      const is_kept = hold_ids.length > 0
      if (is_kept) await keepSealed(ctx, tx, person, { personal: ctx.personal, hold_ids })
      const tables = await erasePerson(tx, person, ctx)
      await addReport(
        ctx,
        tx,
        { who: 'anonymous', ip: request.ip },
        {
          kind: 'erasure',
          record_kind: '',
          table_name: '',
          rows: tables.reduce((sum, { rows }) => sum + (rows ?? 0), 0),
          ground: is_kept ? GROUND_HELD : GROUND,
          hold_ids,
          details: { tables, ...(is_kept && { is_kept }) },
        },
      )
    }),
  )
}
