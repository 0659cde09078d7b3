import { type StudioInput, type StudioOperations, studioErrors } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { orTaken } from '../address/free-address'
import { writeDraft } from '../document/reading/write-draft'
import { copyFiling } from '../filing/filing-store'
import { findPage } from '../page-store'
import { addPage } from './create-page'
import { findWritten } from './written-page'

type PageCopy = StudioOperations['pageCopy']

/**
 * Creates a page from the content being edited on another. Its page id is not copied: visits to the two pages would be
 * counted as one. The copy is in the same folder and has the same tags. Throws `alreadyExists` and `formerAddress`.
 */
export async function copyPage(
  { config, db }: Pick<Context, 'config' | 'db'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { from, code, title }: StudioInput<PageCopy>,
): Promise<{ code: string }> {
  await orTaken(
    db.orm.transaction(async (tx) => {
      const page = await findPage(tx, from)
      if (!page) throw new AppError(studioErrors.notFound)
      const { edited } = await findWritten(tx, page)
      const copy = writeDraft({ ...edited, code, title, extra: { ...edited.extra, pageID: '' } })
      if ('broken' in copy)
        throw new Error(
          `Page ${from} cannot be copied, because it breaks ${copy.broken.rule} as it is read today.`,
        )
      const id = await addPage(tx, { code, draft: copy.draft, member_id })
      await copyFiling(tx, page.id, id)
      await appendAudit({ config }, tx, actor, {
        action: 'page.copy',
        subject: `page:${code}`,
        after: { from, title },
      })
    }),
  )
  return { code }
}
