import { errors } from '@yingzao/contract/server'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { countCall } from '../../../limits/count-calls'

/** What a visitor may do per minute, by counter: more is the work of a program. */
const MOST = { sim_order: 60, sim_cancel: 60, sim_sheet: 240 } as const

/** Counts what a visitor does. Throws `tooManyRequests`. */
export async function countOrders(orm: Orm, name: keyof typeof MOST, uid: number): Promise<void> {
  if ((await countCall(orm, `${name} uid:${uid}`, 60)) > MOST[name])
    throw new AppError(errors.tooManyRequests)
}
