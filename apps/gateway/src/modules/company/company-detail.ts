import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { desc, eq } from 'drizzle-orm'
import type { Context } from '../../context'
import { memberNames } from '../members'
import { pageLists } from '../pages'
import { companyData } from './company-tables'

type CompanyDetail = StudioOperations['companyDetail']

/** Older changes are in the audit log. */
const SHOWN = 20

/** What pages say of the company, what they would without any change, and who changed it when. */
export async function companyDetail(
  ctx: Pick<Context, 'company' | 'config' | 'db'>,
): Promise<StudioResponse<CompanyDetail>> {
  const {
    company,
    config,
    db: { orm },
  } = ctx
  const { revision, site, theme, advisers } = await company.read()
  const member = memberNames('member_name')
  const changes = await orm
    .select({ data: companyData, by: member.name })
    .from(companyData)
    .innerJoin(member, eq(member.member_id, companyData.set_by))
    .orderBy(desc(companyData.revision))
    .limit(SHOWN)
  const { published, own, following } = await pageLists.pagesByTheme(ctx)
  return {
    revision,
    site,
    theme,
    advisers: [...advisers],
    at_start: config.company,
    changes: changes.map(({ data: { revision, set_at, set_by: _by, theme, advisers, ...said }, by }) => ({
      revision,
      set_at: set_at.toISOString(),
      by,
      site: said,
      theme,
      advisers,
    })),
    own_themes: own,
    following,
    published_pages: published,
  }
}
