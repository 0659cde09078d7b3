import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { refusal } from '../../http/studio-refusals'
import { activeAmong } from '../members'

/** The members whom a comment mentions, each once. Refuses anybody who is not a member, or no longer one. */
export async function readMentioned(tx: Transaction, ids: readonly number[]): Promise<number[]> {
  const wanted = new Set(ids)
  const active = await activeAmong(tx, [...wanted])
  if (active.length < wanted.size) throw new AppError(refusal('提到的同事中有人已停用，请去掉后再发送'))
  return active
}
