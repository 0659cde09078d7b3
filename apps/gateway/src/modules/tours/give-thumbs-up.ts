import { errors } from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import { addThumb, countThumbs, insertLike, type Liked } from './like-store'

/**
 * Has a visitor like a talk or a public comment, once, even when the tour is over; returns how many do. Throws
 * `contentNotFound`.
 */
export async function giveThumbsUp({ db }: Pick<Context, 'db'>, liked: Liked, uid: number): Promise<number> {
  return db.orm.transaction(async (tx) => {
    const isNew = await insertLike(tx, uid, liked)
    const thumbs_up = await (isNew ? addThumb : countThumbs)(tx, liked)
    // This rolls back what was just recorded.
    if (thumbs_up === undefined) throw new AppError(errors.contentNotFound)
    return thumbs_up
  })
}
