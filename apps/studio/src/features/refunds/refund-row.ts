import type { Answer, CallId } from '../../state/calls'
import { wording } from './wording'

export type RefundRow = Answer<'refundList'>['list'][number]

/** Calls that become stale after an action on a refund. */
export const CHANGED: readonly CallId[] = ['refundList', 'orderDetail', 'orderList']

/** Who requested it. */
export function askerText({ asked_by, kind }: Pick<RefundRow, 'asked_by' | 'kind'>): string {
  if (asked_by) return asked_by.name
  return kind === 'visitor' ? wording.visitor : wording.system
}
