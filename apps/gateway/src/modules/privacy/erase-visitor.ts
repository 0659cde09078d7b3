import type { FastifyRequest } from 'fastify'
import { againAfterDeadlock } from '../../db/again-after-deadlock'
import { isErased, lockPerson, visitorPhone } from '../passport'
import { checkCode, useCode } from '../sms'
import { type ErasureContext, eraseLocked } from './erase-locked'
import { keepAtOnce } from './keep-erasure'

interface Proof {
  uid: number
  /** From the text message. */
  code: string
}

/** The legal ground of an erasure, as stated in its report. */
const GROUND = '《个人信息保护法》第四十七条：本人要求删除'

/**
 * Erases a visitor, completely or not at all, if the code sent to their own phone is right. Two requests at once get
 * the same reply; later ones find the login ended. While a legal hold applies to them, what was known is kept as one
 * sealed text that nothing reads, until it is released. Whoever comes back with the same phone is somebody new. Throws
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
    // Of two at once the later one no longer finds a phone or a code, at whatever step it is.
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
  const line = await againAfterDeadlock(() =>
    ctx.db.orm.transaction(async (tx) => {
      // The code before the person, in the same order as a login: otherwise the two could deadlock.
      await useCode(tx, checked)
      const person = await lockPerson(tx, uid, { whole: true })
      if (!person) return undefined
      return eraseLocked(ctx, tx, person, {
        actor: { who: 'anonymous', ip: request.ip },
        request,
        ground: GROUND,
      })
    }),
  )
  if (line) await keepAtOnce(ctx, line)
}
