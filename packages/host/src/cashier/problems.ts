import {
  ALREADY_PURCHASED,
  type CallError,
  CONTRACT_REQUIRED,
  COUPON_UNUSABLE,
  LOGIN_EXPIRED,
  ORDER_CLOSED,
  ORDER_MISSING,
  ORDER_PAID,
  PRODUCT_OFF_SALE,
  RISK_MISMATCH,
  RISK_TEST_REQUIRED,
} from '@yingzao/contract/client'
import type { Obstacle } from './gate'

/** Why the cashier cannot go on. `said` has the gateway's own words. */
export type Problem = { kind: Kind } | Obstacle | { kind: 'refused'; said: string }

type Kind = 'login' | 'lost' | 'paid' | 'closed' | 'missing' | 'off' | 'bought'

const KINDS: Readonly<Record<number, Kind | Obstacle['kind']>> = {
  [RISK_TEST_REQUIRED]: 'risk-test',
  [CONTRACT_REQUIRED]: 'contract',
  [RISK_MISMATCH]: 'mismatch',
  [COUPON_UNUSABLE]: 'coupon',
  [LOGIN_EXPIRED]: 'login',
  [PRODUCT_OFF_SALE]: 'off',
  [ALREADY_PURCHASED]: 'bought',
  [ORDER_PAID]: 'paid',
  [ORDER_CLOSED]: 'closed',
  [ORDER_MISSING]: 'missing',
}

/** The problem behind a refusal. */
export function problemOf({ code, msg }: { code: number; msg: string }): Problem {
  return { kind: KINDS[code] ?? 'refused', said: msg }
}

/**
 * The problem behind a call without a proper answer. The client may belong to another script, so its errors are
 * recognized by what they hold.
 */
export function problemIn(error: unknown): Problem {
  const { failure, reply, message = '' } = error as Partial<CallError>
  if (failure === 'canceled') return { kind: 'login' }
  if (failure === 'network' || failure === 'timeout') return { kind: 'lost' }
  if (failure === undefined) throw error
  return problemOf({ code: reply?.code ?? 0, msg: message })
}
