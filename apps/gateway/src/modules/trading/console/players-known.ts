import { studioErrors } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { simPlayer } from '../contest-tables'

/** Throws `notFound` for a number that no player has. */
export async function refuseUnknownPlayer(db: Orm, player_id: number): Promise<void> {
  if ((await db.$count(simPlayer, eq(simPlayer.player_id, player_id))) === 0)
    throw new AppError(studioErrors.notFound)
}
