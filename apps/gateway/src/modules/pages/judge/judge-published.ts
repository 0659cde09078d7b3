import { pageBuild } from '../../../company/company-data'
import type { Context } from '../../../context'
import { checkVersion } from '../publish/checked-version'
import { judgementOf } from './judgement-of'
import { findVersionsToJudge, keepJudgement } from './judgement-store'

/**
 * Holds what is published against the rules of this build, the company as it is now and the files that are there, in a
 * worker and one page after the other, and keeps what was found. Each page once a day and build; a repeat finds nothing
 * to do. A page that cannot be judged is logged and does not hold up the others.
 */
export async function judgePublished(
  ctx: Pick<Context, 'company' | 'config' | 'db' | 'log' | 'site'>,
): Promise<void> {
  const build = pageBuild(ctx.site, await ctx.company.read())
  for (const { code, version } of await findVersionsToJudge(ctx.db.orm, build)) {
    await judge(ctx, code, version).catch((error: unknown) => {
      ctx.log.error({ code, version, err: error }, 'A published page could not be judged by today’s rules')
    })
  }
}

async function judge(
  ctx: Pick<Context, 'company' | 'config' | 'db' | 'site'>,
  code: string,
  number: number,
): Promise<void> {
  const found = await checkVersion(ctx, code, number)
  // Its code was changed meanwhile; the next look finds it by the new one.
  if (!found) return
  const { checked, company, version } = found
  await keepJudgement(ctx.db.orm, {
    page_id: version.page_id,
    version_id: version.id,
    build: pageBuild(ctx.site, company),
    ...judgementOf(checked),
  })
}

/** Leaves the job that judges what this build, or today, has not judged yet, when there is anything. */
export async function leaveJudging(ctx: Pick<Context, 'company' | 'db' | 'jobs' | 'site'>): Promise<void> {
  const build = pageBuild(ctx.site, await ctx.company.read())
  await ctx.db.orm.transaction(async (tx) => {
    const waiting = await findVersionsToJudge(tx, build)
    if (waiting.length > 0) await ctx.jobs.enqueue(tx, 'judge-published', {})
  })
}
