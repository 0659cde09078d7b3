import { pageBuild } from '../../../company/company-data'
import type { Context } from '../../../context'
import { checkVersion } from '../publish/checked-version'
import { judgedBy, judgementOf } from './judgement-of'
import { findVersionsToJudge, keepJudgement } from './judgement-store'

/**
 * Checks published pages against the rules of this build and of compliance, the current company data and products and
 * the existing files, in a worker and one page at a time, and stores the findings. Each page once a day, and again when
 * any of that has changed; a repeat finds nothing to do. A page that cannot be judged is logged and does not hold up
 * the others.
 */
export async function judgePublished(
  ctx: Pick<Context, 'company' | 'config' | 'db' | 'log' | 'site'>,
): Promise<void> {
  const by = await judgedNow(ctx)
  for (const { code, version } of await findVersionsToJudge(ctx.db.orm, by)) {
    await judge(ctx, code, version).catch((error: unknown) => {
      ctx.log.error(
        { page: code, version, err: error },
        'A published page could not be judged by today’s rules',
      )
    })
  }
}

async function judge(
  ctx: Pick<Context, 'company' | 'config' | 'db' | 'site'>,
  code: string,
  number: number,
): Promise<void> {
  const found = await checkVersion(ctx, code, number)
  // Its code has changed meanwhile; the next run finds it under the new one.
  if (!found) return
  const { checked, company, version } = found
  await keepJudgement(ctx.db.orm, {
    page_id: version.page_id,
    version_id: version.id,
    ...judgementOf(pageBuild(ctx.site, company), checked),
  })
}

/** What a judgement made now depends on. */
async function judgedNow({ company, site }: Pick<Context, 'company' | 'site'>): Promise<string> {
  return judgedBy(pageBuild(site, await company.read()), {
    products: await company.sells(),
    rules_version: await company.rulesVersion(),
  })
}

/** Enqueues the job that judges what has not been judged with this build, or today, if there is anything. */
export async function leaveJudging(ctx: Pick<Context, 'company' | 'db' | 'jobs' | 'site'>): Promise<void> {
  const by = await judgedNow(ctx)
  await ctx.db.orm.transaction(async (tx) => {
    const waiting = await findVersionsToJudge(tx, by)
    if (waiting.length > 0) await ctx.jobs.enqueue(tx, 'judge-published', {})
  })
}
