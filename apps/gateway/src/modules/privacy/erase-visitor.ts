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

/** What the law says of an erasure, as its report tells it. */
const GROUND = '《个人信息保护法》第四十七条：本人要求删除'

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
  const line = await againAfterDeadlock(() =>
    ctx.db.orm.transaction(async (tx) => {
      // The code before the person, as a login locks them: in another order the two could wait for each other.
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
