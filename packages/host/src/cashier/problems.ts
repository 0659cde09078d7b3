import {
  ALREADY_PURCHASED,
  type CallError,
  LOGIN_EXPIRED,
  ORDER_CLOSED,
  ORDER_MISSING,
  ORDER_PAID,
  PRODUCT_OFF_SALE,
} from '@yingzao/contract/client'

/** Why it does not go on. `said` has the gateway's own words. */
export type Problem =
  | { kind: 'login' | 'lost' | 'paid' | 'closed' | 'missing' | 'off' | 'bought' }
  | { kind: 'refused'; said: string }

const KINDS: Readonly<Record<number, Exclude<Problem['kind'], 'refused'>>> = {
  [LOGIN_EXPIRED]: 'login',
  [PRODUCT_OFF_SALE]: 'off',
  [ALREADY_PURCHASED]: 'bought',
  [ORDER_PAID]: 'paid',
  [ORDER_CLOSED]: 'closed',
  [ORDER_MISSING]: 'missing',
}

/** Of a refusal. */
export function problemOf({ code, msg }: { code: number; msg: string }): Problem {
  const kind = KINDS[code]
  return kind === undefined ? { kind: 'refused', said: msg } : { kind }
}

/** Of a call that got no proper answer. The client may be another script's, so its errors are told by what they hold. */
export function problemIn(error: unknown): Problem {
  const { failure, reply, message = '' } = error as Partial<CallError>
  if (failure === 'canceled') return { kind: 'login' }
  if (failure === 'network' || failure === 'timeout') return { kind: 'lost' }
  if (failure === undefined) throw error
  return problemOf({ code: reply?.code ?? 0, msg: message })
}
