import { violates } from '../../../db/violates'

/** Why the database refuses a movement, by the constraints violated. */
const CONSTRAINTS = {
  no_cash: ['sim_account_cash'],
  not_held: ['sim_account_held', 'sim_position_held'],
  not_receivable: ['sim_account_receivable'],
  not_sellable: ['sim_position_sellable', 'sim_position_qty'],
  twice: ['sim_cash_ledger_once', 'sim_share_ledger_once'],
} as const

export type LedgerProblem = keyof typeof CONSTRAINTS

const PROBLEMS = Object.keys(CONSTRAINTS) as LedgerProblem[]

/**
 * A movement that the ledgers do not take:
 * - `no_cash`: it spends more than there is
 * - `not_sellable`: it sells or holds more shares than can be sold
 * - `not_held`, `not_receivable`: it takes back more than was held or is due
 * - `twice`: it was written before
 */
export class LedgerRefusal extends Error {
  constructor(
    readonly problem: LedgerProblem,
    cause: unknown,
  ) {
    super(`The ledgers refuse a movement: ${problem}`, { cause })
    this.name = 'LedgerRefusal'
  }
}

/** Awaits something and turns violated constraints into a named refusal. */
export async function nameViolation<Result>(running: Promise<Result>): Promise<Result> {
  try {
    return await running
  } catch (error) {
    const problem = PROBLEMS.find((name) => violates(error, CONSTRAINTS[name]))
    throw problem ? new LedgerRefusal(problem, error) : error
  }
}
