import type { Transaction } from '../../../db/database'
import { refOf } from './entries'
import { writeEntries } from './write-entries'

/** Gives a player a contest's initial fund, fen. Throws a LedgerRefusal, `twice`, if they have it already. */
export async function openAccount(
  tx: Transaction,
  player_id: number,
  initial_fund: number,
  day: string,
): Promise<void> {
  const fund = { player_id, day, move: 'fund', ref: refOf.fund, cash: initial_fund } as const
  await writeEntries(tx, { cash: [fund], shares: [] })
}
