import { isDeepStrictEqual } from 'node:util'
import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { readThemeSetting } from '@yingzao/theme'
import type { Adviser, Company } from '../../company/company-data'
import type { Context } from '../../context'
import { changesOf } from '../../db/changes'
import { AppError } from '../../http/app-error'
import type { Member } from '../../http/member'
import { type Act, type Actor, appendAudit } from '../audit'
import { companyData } from './company-tables'

type CompanyChange = StudioOperations['companyChange']
type CompanyAdvisers = StudioOperations['companyAdvisers']
type CompanyTheme = StudioOperations['companyTheme']

type Services = Pick<Context, 'company' | 'config' | 'db' | 'jobs'>
type Author = Pick<Member, 'member_id'>

/**
 * Changes what every page says about the company, from the next visit on. What pages said before is kept, with who
 * changed it and when. The same data again changes nothing. Throws `conflict` if somebody else has changed it since.
 */
export function changeCompany(
  ctx: Services,
  author: Author,
  actor: Actor,
  { base_revision, site }: StudioInput<CompanyChange>,
): Promise<StudioResponse<CompanyChange>> {
  return storeNext(ctx, author, {
    base_revision,
    change: { site },
    act: (before) => ({ actor, action: 'company.change', ...differences(before.site, site) }),
  })
}

/** Changes how every page without a theme of its own looks; otherwise like `changeCompany`. */
export function changeTheme(
  ctx: Services,
  author: Author,
  actor: Actor,
  { base_revision, theme: asked }: StudioInput<CompanyTheme>,
): Promise<StudioResponse<CompanyTheme>> {
  const { setting: theme } = readThemeSetting(asked)
  return storeNext(ctx, author, {
    base_revision,
    change: { theme },
    act: ({ theme: before }) => ({ actor, action: 'company.theme', before, after: theme }),
  })
}

/** Changes who gives advice for the company; otherwise like `changeCompany`. */
export function changeAdvisers(
  ctx: Services,
  author: Author,
  actor: Actor,
  { base_revision, advisers }: StudioInput<CompanyAdvisers>,
): Promise<StudioResponse<CompanyAdvisers>> {
  return storeNext(ctx, author, {
    base_revision,
    change: { advisers },
    act: ({ advisers: before }) => ({
      actor,
      action: 'company.advisers',
      before: { advisers: before.map(adviserText) },
      after: { advisers: advisers.map(adviserText) },
    }),
  })
}

/** As shown in a line of the log. */
function adviserText({ name, number }: Adviser): string {
  return `${name} ${number}`
}

interface NextRow {
  base_revision: number
  change: Partial<Pick<Company, 'site' | 'theme' | 'advisers'>>
  /** What the audit log says of it. */
  act: (before: Company) => Pick<Act, 'action' | 'before' | 'after'> & { actor: Actor }
}

async function storeNext(
  { company, config, db, jobs }: Services,
  { member_id }: Author,
  { base_revision, change, act }: NextRow,
): Promise<{ revision: number }> {
  return db.orm.transaction(async (tx) => {
    const before = await company.read(tx)
    if (before.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const after = { ...before, ...change }
    if (isDeepStrictEqual(after, before)) return { revision: before.revision }
    const revision = before.revision + 1
    const stored = await tx
      .insert(companyData)
      .values({
        ...after.site,
        theme: after.theme,
        advisers: [...after.advisers],
        revision,
        set_by: member_id,
      })
      .onConflictDoNothing()
      .returning({ revision: companyData.revision })
    // Of two at once the second finds its number taken.
    if (stored.length === 0) throw new AppError(studioErrors.conflict)
    // Visits render what they need immediately; this renders the rest, before anybody has to wait for it.
    await jobs.enqueue(tx, 'render-published', {})
    // What pages must say of the company decides whether they could be published again.
    await jobs.enqueue(tx, 'judge-published', {})
    const { actor, ...said } = act(before)
    await appendAudit({ config }, tx, actor, { ...said, subject: `company:${revision}` })
    return { revision }
  })
}

/** What differs between two states, each with its old and its new values, for the audit log. */
function differences<Values extends object>(from: Values, to: Values) {
  const { before, after } = changesOf(from, to)
  return { before, after }
}
