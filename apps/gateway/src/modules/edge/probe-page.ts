import type { Context } from '../../context'
import { databaseTime } from '../../db/database-time'
import { OLDEST_S } from '../../edge/page-age'
import type { AlarmPorts } from '../../integrations'
import type { JobData } from '../../jobs/job'
import { appendAudit } from '../audit'
import { pageLists, visitorPages } from '../pages'
import type { EdgeFigures } from './figures'
import { shownAt } from './shown-at'

type Tools = Pick<Context, 'config' | 'db' | 'jobs' | 'log' | 'switches'>

/** The actor, for the record. */
const BY = { who: 'job:probe-page', ip: null } as const

/** Between two probes. */
const AGAIN_S = 2
/** Probing stops after this: people were notified long before. */
const GIVE_UP_S = 15 * 60

/**
 * Checks once, through the caches in front, whether a page that was taken down is still shown: as long as it is,
 * another probe is enqueued. The time it took is recorded in the audit log; if it takes longer than any copy may live,
 * people are notified. A page that has been published again meanwhile no longer matters.
 */
export async function probePage(
  tools: Tools,
  { figures, alarms }: { figures: EdgeFigures; alarms: Pick<AlarmPorts, 'wecom'> },
  { code, since, isTold = false }: JobData['probe-page'],
): Promise<void> {
  const { config, db, jobs, log } = tools
  if (!config.edge || (await isPublishedAgain(tools, code))) return
  const paths = await shownAt(config.edge.probeOrigin, code)
  const seconds = Math.max(0, Math.round(((await databaseTime(db.orm)).getTime() - since) / 100) / 10)
  if (paths.length === 0) {
    figures.gone(seconds)
    log.info({ page: code, seconds }, 'A page that was taken down is gone from the caches in front')
    return note(tools, code, { action: 'edge.gone', seconds })
  }
  const isLate = seconds > OLDEST_S
  if (isLate && !isTold) {
    figures.late()
    log.error({ page: code, seconds, paths }, 'Caches in front still show a page that was taken down')
    await tell(alarms, log, { code, seconds, origin: config.edge.probeOrigin, paths })
  }
  if (seconds > GIVE_UP_S) return note(tools, code, { action: 'edge.still_shown', seconds })
  await db.orm.transaction((tx) =>
    jobs.enqueue(tx, 'probe-page', { code, since, isTold: isTold || isLate }, { afterSeconds: AGAIN_S }),
  )
}

async function isPublishedAgain({ db, switches }: Tools, code: string): Promise<boolean> {
  const codes = await pageLists.findPublishedCodes(db.orm)
  return codes.includes(code) && !visitorPages.isPageOff(code, await switches.read())
}

async function note(
  { config, db }: Tools,
  code: string,
  { action, seconds }: { action: 'edge.gone' | 'edge.still_shown'; seconds: number },
): Promise<void> {
  await db.orm.transaction((tx) =>
    appendAudit({ config }, tx, BY, { action, subject: `page:${code}`, after: { seconds } }),
  )
}

async function tell(
  { wecom }: Pick<AlarmPorts, 'wecom'>,
  log: Tools['log'],
  {
    code,
    seconds,
    origin,
    paths,
  }: { code: string; seconds: number; origin: string; paths: readonly string[] },
): Promise<void> {
  const content = [
    '**已下架的页面仍可看到**',
    `页面 ${code} 下架 ${Math.round(seconds)} 秒后，缓存仍在给访客看：`,
    ...paths.map((path) => `${origin}${path}`),
    '请在 CDN 控制台刷新这些地址，并检查缓存规则。',
  ].join('\n')
  try {
    await wecom.send({ recipients: [], subject: '已下架的页面仍可看到', content })
  } catch (error) {
    log.warn({ err: error, code }, 'Nobody was told of a page that caches in front still show')
  }
}
