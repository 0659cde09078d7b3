import type { Context } from '../../context'
import { countCall } from '../../limits/count-calls'
import { networkOf } from '../../limits/network-of'
import { chinaDay } from '../../time/china-time'
import type { Viewer } from './play/viewer'
import { countView } from './video-store'

/** How many views per network are examined in an hour: browsers choose their own names, and each name is a row. */
const LOOKED_AT = 2_000
const HOUR_S = 3_600
const DAY_S = 24 * HOUR_S

/** Counts that somebody began a lesson, once a day in China for each login or browser. Above the limit of their network nothing counts. */
export async function noteView(
  { db: { orm } }: Pick<Context, 'db'>,
  video_id: number,
  { uid, browser }: Viewer,
  ip: string,
): Promise<void> {
  if ((await countCall(orm, `video views ${networkOf(ip)}`, HOUR_S)) > LOOKED_AT) return
  const who = uid === 0 ? `browser:${browser}` : `uid:${uid}`
  const times = await countCall(orm, `video ${video_id} ${chinaDay(new Date())} ${who}`, DAY_S)
  if (times === 1) await countView(orm, video_id)
}
