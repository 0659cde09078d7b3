import type { Context } from '../../context'
import type { Declared } from '../define-module'
import { findProductsInForce } from '../orders'
import { judgeRules } from '../targeting'
import type { LockKind } from './lock-tables'

/** The columns of `lockColumns`. */
export interface Lock {
  lock_kind: LockKind
  lock_ids: readonly string[]
}

/** What a visitor has to do to open a lock; empty: it is open. `lockReason` of the contract. */
export type LockReason = '' | 'login' | 'buy' | 'join'

/** What locks are judged with. */
export type LockTools = Pick<Context, 'db' | 'log'> & Pick<Declared, 'conditions'>

/** The current state of locks for a visitor, in their order. One read for all products, one for all rules. */
export async function findLocks(
  { db: { orm }, log, conditions }: LockTools,
  uid: number | null,
  locks: readonly Lock[],
): Promise<LockReason[]> {
  const idsOf = (kind: LockKind) =>
    locks.filter(({ lock_kind }) => lock_kind === kind).flatMap(({ lock_ids }) => lock_ids)
  const [products, rules] = [idsOf('buy'), [...new Set(idsOf('rule'))]]
  const held = uid === null || products.length === 0 ? [] : (await findProductsInForce(orm, uid)).map(String)
  const fulfilled =
    uid === null || rules.length === 0 ? {} : await judgeRules({ db: orm, log, conditions }, uid, rules)
  return locks.map(({ lock_kind, lock_ids }) => {
    if (lock_kind === 'login') return uid === null ? 'login' : ''
    if (lock_kind === 'buy') return lock_ids.some((id) => held.includes(id)) ? '' : 'buy'
    if (lock_kind === 'rule') return lock_ids.some((id) => fulfilled[id] === true) ? '' : 'join'
    return ''
  })
}
