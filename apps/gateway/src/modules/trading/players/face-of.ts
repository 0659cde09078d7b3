import type { Orm } from '../../../db/database'
import { maskedName } from '../../../pii/masked-name'
import { findFaces } from '../../passport'
import { isHidden, type Player } from './player-store'

/** A player as shown to others. */
export interface Face {
  player_id: string
  nick: string
  avatar: string
}

type Seen = Pick<Player, 'player_id' | 'uid' | 'nick_name' | 'is_private'>

/** Some players as shown to a visitor, by their numbers. Of private ones only the beginning of the name is shown. */
export async function facesOf(
  db: Orm,
  players: readonly Seen[],
  uid: number | null,
): Promise<ReadonlyMap<number, Face>> {
  const uids = players.flatMap((player) => (player.uid === null ? [] : [player.uid]))
  const faces = uids.length === 0 ? new Map() : await findFaces(db, uids)
  return new Map(
    players.map((player) => {
      const { player_id, nick_name } = player
      const isOwn = uid !== null && player.uid === uid
      if (player.uid === null) return [player_id, { player_id: '', nick: nick_name, avatar: '' }]
      if (isHidden(player) && !isOwn)
        return [player_id, { player_id: '', nick: maskedName(nick_name), avatar: '' }]
      const avatar: string = faces.get(player.uid)?.avatar ?? ''
      return [player_id, { player_id: String(player_id), nick: nick_name, avatar }]
    }),
  )
}
