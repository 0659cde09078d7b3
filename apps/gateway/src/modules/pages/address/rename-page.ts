import { fixedRoutes, legalPages } from '@yingzao/contract/server'
import {
  admits,
  type StudioInput,
  type StudioOperations,
  studioErrors,
  studioOperations,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { leaveWord } from '../../../edge/leave-word'
import { AppError } from '../../../http/app-error'
import type { Member } from '../../../http/member'
import { type Actor, appendAudit } from '../../audit'
import { wasPublished } from '../page-state'
import { lockPage, updatePage } from '../page-store'
import { orTaken, requireFreeAddress } from './free-address'

type PageRename = StudioOperations['pageRename']

/** Codes that the site itself links to, whichever page has them. */
const FIXED = new Set([...fixedRoutes, ...legalPages].map(({ code }) => code))

const FOR_PUBLISHERS = { ...studioErrors.forbidden, msg: '页面发布过，更换代码要由审批或管理员来做' }
const FOR_WRITERS = { ...studioErrors.forbidden, msg: '页面还没有发布过，代码由编辑或管理员来改' }

/**
 * Gives a page another code. Before its first publication the old code becomes free again; afterwards it leads to the
 * new one for ever. A repeat changes nothing. Throws `alreadyExists` or `formerAddress` for a code that leads to
 * another page, and `fixedAddress` where the site itself links to a published page.
 */
export async function renamePage(
  { config, db }: Pick<Context, 'config' | 'db'>,
  member: Pick<Member, 'roles'>,
  actor: Actor,
  { code, new_code }: StudioInput<PageRename>,
): Promise<{ code: string }> {
  await orTaken(
    db.orm.transaction(async (tx) => {
      const page = await lockPage(tx, code)
      if (!page) throw new AppError(studioErrors.notFound)
      const isKnown = wasPublished(page)
      requireRight(member, isKnown)
      if (new_code === page.code) return
      if (isKnown && (FIXED.has(page.code) || FIXED.has(new_code)))
        throw new AppError(studioErrors.fixedAddress)
      await requireFreeAddress(tx, new_code, page)
      await updatePage(tx, page.id, { code: new_code })
      await leaveWord({ config }, tx, { codes: [page.code, new_code] })
      await appendAudit({ config }, tx, actor, {
        action: 'page.rename',
        subject: `page:${new_code}`,
        before: { code: page.code },
        after: { code: new_code, old_address_redirects: isKnown },
      })
    }),
  )
  return { code: new_code }
}

function requireRight({ roles }: Pick<Member, 'roles'>, isKnown: boolean): void {
  const { access } = isKnown ? studioOperations.pagePublish : studioOperations.pageArchive
  if (!admits(access, roles)) throw new AppError(isKnown ? FOR_PUBLISHERS : FOR_WRITERS)
}
