import {
  admits,
  type StudioOperations,
  type StudioResponse,
  studioOperations,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import type { Member } from '../../http/member'
import { countOpenAlarms } from '../alarms'
import { leadFigures } from '../leads'
import { pageOverviews } from '../pages'

/** What somebody looks at first in the morning. Leads are included only for those who may read them elsewhere. */
export async function readDashboard(
  ctx: Pick<Context, 'config' | 'db'>,
  { roles }: Pick<Member, 'roles'>,
): Promise<StudioResponse<StudioOperations['dashboard']>> {
  const mayReadLeads = admits(studioOperations.leadList.access, roles)
  const [pages, alarms, leads] = await Promise.all([
    pageOverviews.pageOverview(ctx),
    countOpenAlarms(ctx),
    mayReadLeads ? leadFigures(ctx.db) : null,
  ])
  return { ...pages, alarms, leads }
}
