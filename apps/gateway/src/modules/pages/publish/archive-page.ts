import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { type Actor, appendAudit } from '../../audit'
import { moveOf } from '../page-state'
import { lockPage, updatePage } from '../page-store'
import { findSchedule } from '../schedule/schedule-rows'

/**
 * Archives a page, or unarchives it. A repeat changes nothing. Throws `stillPublished` for a page that visitors see, or
 * that something is still scheduled for.
 */
export async function archivePage(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { code, is_archived }: StudioInput<StudioOperations['pageArchive']>,
): Promise<void> {
  await db.orm.transaction(async (tx) => {
    const page = await lockPage(tx, code)
    if (!page) throw new AppError(studioErrors.notFound)
    const move = moveOf(is_archived ? 'archive' : 'unarchive', page)
    if (!move) return
    if (is_archived && (await findSchedule(tx, page.id))) throw new AppError(studioErrors.stillPublished)
    await updatePage(tx, page.id, move)
    await appendAudit({ config }, tx, actor, {
      action: 'page.archive',
      subject: `page:${code}`,
      before: { is_archived: !is_archived },
      after: { is_archived },
    })
  })
}
