import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioOperations,
} from '@yingzao/contract/studio'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context'
import type { Member } from '../../http/member'
import { registerStudioOperation } from '../../http/register-studio-operation'
import { countUnread, findNotices, markRead } from './notice-store'

type Self = Pick<Member, 'member_id'>

/** The calls with which members read what they were told. Each sees only their own. */
export function registerNotices(app: FastifyInstance, { db: { orm } }: Pick<Context, 'db'>): void {
  registerStudioOperation(app, studioOperations.noticeList, (input, member) => listed(member, input))
  registerStudioOperation(app, studioOperations.noticeRead, async ({ notice_ids, up_to }, { member_id }) => {
    await markRead(orm, { member_id, ids: notice_ids, upTo: up_to })
    return { unread: await countUnread(orm, member_id) }
  })

  async function listed(
    { member_id }: Self,
    { unread, after, limit }: StudioInput<StudioOperations['noticeList']>,
  ): Promise<StudioResponse<StudioOperations['noticeList']>> {
    const found = await findNotices(orm, {
      member_id,
      isUnread: unread === '1',
      before: idIn(after),
      // One more than is shown tells whether there are more.
      limit: limit + 1,
    })
    const shown = found.slice(0, limit)
    return {
      list: shown.map(({ member_id: _, ages_from: __, ...row }) => ({
        ...row,
        created_at: row.created_at.toISOString(),
        read_at: row.read_at?.toISOString() ?? null,
      })),
      unread: await countUnread(orm, member_id),
      next: found.length > limit ? String(shown.at(-1)?.notice_id) : null,
    }
  }
}

/** The notice that `next` named; anything else starts from the beginning. */
function idIn(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
}
