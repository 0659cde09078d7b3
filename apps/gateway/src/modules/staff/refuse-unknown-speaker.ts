import type { Transaction } from '../../db/database'
import { AppError } from '../../http/app-error'
import { refusal } from '../../http/studio-refusals'
import { isAtWork } from './staff-store'

/** The refusal of an unknown speaker. */
export const UNKNOWN_SPEAKER = refusal('没有这位主讲人，请重新选择')

/**
 * Refuses anybody who is not on the staff, or has left, as the speaker chosen by a member. They stay on the staff until
 * the transaction ends.
 */
export async function refuseUnknownSpeaker(tx: Transaction, staff_id: number): Promise<void> {
  if (!(await isAtWork(tx, staff_id))) throw new AppError(UNKNOWN_SPEAKER)
}
