import { studioErrors } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { refusal } from '../../../http/studio-refusals'
import { simArticle, simPlayer } from '../contest-tables'
import { seenOf } from './seen-article'

const NO_PLAYER = refusal('没有这位选手，或者选手已经注销，请重新选择')
const CHANGED = { ...studioErrors.conflict, msg: '这篇笔记刚被同事改过或处理过，请刷新后查看' }

export type HeldArticle = typeof simArticle.$inferSelect

/** A note as a member has seen it, locked. Throws `notFound`, and `conflict` if its content has changed by now. */
export async function holdArticle(tx: Transaction, article_id: number, seen: string): Promise<HeldArticle> {
  const [article] = await tx
    .select()
    .from(simArticle)
    .where(eq(simArticle.article_id, article_id))
    .for('update')
  if (!article) throw new AppError(studioErrors.notFound)
  refuseUnseen(article, seen)
  return article
}

/** Refuses a note whose content differs from what a member has read. */
export function refuseUnseen(article: HeldArticle, seen: string): void {
  if (seenOf(article) !== seen) throw new AppError(CHANGED)
}

/** Refuses a note whose state differs from what a member has seen. */
export function refuseMoved({ state }: HeldArticle, from: HeldArticle['state']): void {
  if (state !== from) throw new AppError(CHANGED)
}

/** Makes erasing the player wait, so that nothing of theirs is published after it. Refuses one who was erased. */
export async function holdPlayer(tx: Transaction, player_id: number): Promise<void> {
  const [player] = await tx
    .select({ uid: simPlayer.uid })
    .from(simPlayer)
    .where(eq(simPlayer.player_id, player_id))
    .for('share')
  if (!player || player.uid === null) throw new AppError(NO_PLAYER)
}
