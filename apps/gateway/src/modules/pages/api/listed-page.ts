import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { lookAddress } from '../preview/look-address'
import { listedSchedule } from '../schedule/schedule-rows'
import type { PageListRow } from './page-rows'

type ListedPage = StudioResponse<StudioOperations['pageList']>['list'][number]

/** A page as members see it in a list. */
export async function listedPage(ctx: Pick<Context, 'config'>, row: PageListRow): Promise<ListedPage> {
  const { code, title, state, published_version, newest_version, revision, has_changes, updated_by } = row
  const { start_at, end_at } = row.is_drafted && row.draft_window ? row.draft_window : row.page_window
  const { schedule } = row
  return {
    code,
    title,
    state,
    former_codes: row.former_codes,
    was_published: row.was_published,
    owner: row.owner,
    folder: row.folder,
    tags: row.tags,
    published_version,
    newest_version,
    revision,
    has_changes,
    start_at: start_at?.toISOString() ?? null,
    end_at: end_at?.toISOString() ?? null,
    schedule: schedule.by === null ? null : listedSchedule({ ...schedule, by: schedule.by }),
    look: await lookAddress(ctx, code, 'draft'),
    updated_at: row.updated_at.toISOString(),
    updated_by,
  }
}
