import { fenOf } from '@yingzao/contract/studio'

/** The largest that a target may have. */
const MOST = 2 ** 31 - 1

/** What somebody typed as a goal; of an amount in fen. Undefined: it is none. */
export function goalOf(typed: string, isAmount: boolean): number | undefined {
  const text = typed.replace(/[,，\s]/g, '')
  const goal = isAmount ? fenOf(text) : /^\d{1,10}$/.test(text) ? Number(text) : undefined
  return goal !== undefined && goal >= 1 && goal <= MOST ? goal : undefined
}
