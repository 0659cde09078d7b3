import { fenOf } from '@yingzao/contract/studio'

/** The largest goal that a target may have. */
const MOST = 2 ** 31 - 1

/** Parses a typed goal; an amount is returned in fen. Undefined: it is not a goal. */
export function goalOf(typed: string, isAmount: boolean): number | undefined {
  const text = typed.replace(/[,，\s]/g, '')
  const goal = isAmount ? fenOf(text) : /^\d{1,10}$/.test(text) ? Number(text) : undefined
  return goal !== undefined && goal >= 1 && goal <= MOST ? goal : undefined
}
