import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { type Actor, appendAudit } from '../audit'
import { companyData } from './company-tables'

type CompanyChange = StudioOperations['companyChange']

/**
 * Changes what every page says of the company, from the next visit on. What pages said before is kept, with who changed
 * it and when. The same data again changes nothing. Throws `conflict` when somebody else changed it since.
 */
export async function changeCompany(
  { company, config, db, jobs }: Pick<Context, 'company' | 'config' | 'db' | 'jobs'>,
  { member_id }: Pick<Member, 'member_id'>,
  actor: Actor,
  { base_revision, site }: StudioInput<CompanyChange>,
): Promise<StudioResponse<CompanyChange>> {
  return db.orm.transaction(async (tx) => {
    const before = await company.read(tx)
    if (before.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const changed = (Object.keys(site) as (keyof typeof site)[]).filter(
      (name) => site[name] !== before.site[name],
    )
    if (changed.length === 0) return { revision: before.revision }
    const revision = before.revision + 1
    const stored = await tx
      .insert(companyData)
      .values({ ...site, revision, set_by: member_id })
      .onConflictDoNothing()
      .returning({ revision: companyData.revision })
    // Of two at once the second finds its number taken.
    if (stored.length === 0) throw new AppError(studioErrors.conflict)
    // Visits draw what they need at once; this draws the rest, before anybody has to wait for it.
    await jobs.enqueue(tx, 'render-published', {})
    const only = (said: typeof site) => Object.fromEntries(changed.map((name) => [name, said[name]]))
    await appendAudit({ config }, tx, actor, {
      action: 'company.change',
      subject: `company:${revision}`,
      before: only(before.site),
      after: only(site),
    })
    return { revision }
  })
}
