import { wordListLimits } from '@yingzao/contract/studio'
import type { Finding } from '@yingzao/schema/server'
import type { WordList } from '../../company/company-data'
import type { Context } from '../../context'
import { pageDocuments } from '../pages'
import { findList, rulesVersion } from './list-in-force'
import { findStalled, findUntried, finishTrial, keepTried, type UntriedPage } from './trial-store'
import type { TrialFinding } from './word-list-tables'

type Services = Pick<Context, 'company' | 'config' | 'db' | 'log'>

/** How many pages are looked up at a time; each is judged and stored by itself. */
const AT_A_TIME = 20

/**
 * Checks every published page, in a worker, against a list and against the one in force, and stores what is new. A
 * repeat resumes where it was interrupted; a page that is published meanwhile is tried too.
 */
export async function tryWordList(ctx: Services, revision: number): Promise<void> {
  const { orm } = ctx.db
  const next = await findList(orm, revision)
  const now = await findList(orm, await rulesVersion(orm))
  if (!next || !now) return
  for (;;) {
    const pages = await findUntried(orm, revision, AT_A_TIME)
    if (pages.length === 0) break
    for (const page of pages) await keepTried(orm, revision, page, await tryPage(ctx, page, [now, next]))
  }
  await finishTrial(orm, revision)
}

/** A page takes seconds at most; a trial that has been silent for this long has lost its job. */
const SILENT_S = 10 * 60

/** Resumes a trial whose job failed for good, for instance after an outage that outlasted all its attempts. */
export async function resumeTrial(ctx: Services, { silentSeconds = SILENT_S } = {}): Promise<void> {
  const revision = await findStalled(ctx.db.orm, silentSeconds)
  if (revision !== undefined) await tryWordList(ctx, revision)
}

async function tryPage(
  ctx: Services,
  page: UntriedPage,
  lists: [now: WordList, next: WordList],
): Promise<{ findings: TrialFinding[]; errors: number }> {
  try {
    const [before = [], after = []] = (await pageDocuments.findingsByLists(ctx, page, lists)) ?? []
    const errors = newErrors(before, after)
    return { findings: errors.slice(0, wordListLimits.findings).map(kept), errors: errors.length }
  } catch (error) {
    ctx.log.error(
      { page: page.code, err: error },
      'A published page could not be held against a list of words',
    )
    // Never passed over in silence: somebody has to look at it before the list comes into force.
    return { findings: [UNTRIED], errors: 1 }
  }
}

const UNTRIED: TrialFinding = {
  rule: 'not-tried',
  severity: 'error',
  path: '',
  message: '这个页面没能试跑，请打开页面检查。',
}

/** The findings that would now refuse publishing and did not before. */
function newErrors(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const keyOf = ({ rule, path, message }: Finding) => JSON.stringify([rule, path, message])
  const isError = ({ severity }: Finding) => severity === 'error'
  const known = new Set(before.filter(isError).map(keyOf))
  return after.filter((finding) => isError(finding) && !known.has(keyOf(finding)))
}

function kept({ rule, severity, path, message }: Finding): TrialFinding {
  return { rule, severity, path, message }
}
