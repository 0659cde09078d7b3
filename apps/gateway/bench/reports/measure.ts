import type { AddressInfo } from 'node:net'
import { studioOperations } from '@yingzao/contract/studio'
import { registerStudioOperation } from '../../src/http/register-studio-operation'
import { experimentResult } from '../../src/modules/experiments/result/experiment-result'
import { reportTools } from '../../src/modules/reports/console/report-tools'
import { rollUp } from '../../src/modules/reports/roll-up/roll-up'
import { registerReports } from '../../src/modules/reports/routes'
import { registerVitalReport } from '../../src/modules/vitals/routes'
import { chinaDay, dayAfter } from '../../src/time/china-time'
import { openStage, type Stage, type StageOptions } from '../console-stage'
import { summary } from '../times'
import { DAYS, FIRST_EXPERIMENT, seedViews } from './seed'

interface Wanted extends StageOptions {
  views: number
  rounds: number
  report: (line: string) => void
}

/** The page with most of the views. */
const BUSIEST = 'page-0'

/** Measures reports over HTTP as production serves them, the roll-up, and how accurate visitor counts are. */
export async function measureReports({ views, rounds, report, ...options }: Wanted) {
  await using stage = await openStage(options, (app, ctx) => {
    registerReports(app, reportTools(ctx))
    registerVitalReport(app, ctx)
    registerStudioOperation(app, studioOperations.experimentResult, ({ experiment_id }) =>
      experimentResult(ctx, experiment_id),
    )
  })
  const began = performance.now()
  await stage.asOwner((owner) => seedViews(owner, views, report))
  report(`${views} views and their events stored in ${secondsSince(began)} s`)
  const first = await timeOf(async () => {
    while ((await rollUp(stage.ctx)).isMore);
  })
  await stage.asOwner(async ({ pool }) => {
    for (const table of ['traffic_hour', 'traffic_day', 'block_day', 'form_day', 'conversion_day'])
      await pool.query(`VACUUM ANALYZE ${table}`)
  })
  report(`All of it counted in ${Math.round(first / 1000)} s`)
  const again = []
  for (let round = 0; round < 5; round += 1) again.push(await timeOf(() => rollUp(stage.ctx)))
  const counting = [
    { run: 'thirty days', 'p50 (ms)': Math.round(first), rows: await rowsOf(stage) },
    { run: 'after five minutes', ...summary(again) },
  ]
  return { calls: await measureCalls(stage, rounds), counting, visitors: await compareVisitors(stage) }
}

async function measureCalls(stage: Stage, rounds: number) {
  const to = chinaDay(new Date())
  const span = { from: dayAfter(to, 1 - DAYS), to }
  const ofPage = { code: BUSIEST, ...span }
  const { reportPage, reportBlocks, reportForms, reportCompany, reportChannels, reportFunnel, reportLive } =
    studioOperations
  const { reportVitals, experimentResult: result } = studioOperations
  const shapes = [
    { call: 'page', path: reportPage.path, sent: ofPage, goal: 300 },
    {
      call: 'page, one channel',
      path: reportPage.path,
      sent: { ...ofPage, channel: 'utm_source=s1' },
      goal: 300,
    },
    { call: 'blocks', path: reportBlocks.path, sent: ofPage, goal: 300 },
    { call: 'forms', path: reportForms.path, sent: ofPage, goal: 300 },
    { call: 'vitals', path: reportVitals.path, sent: ofPage, goal: 1_000 },
    { call: 'company', path: reportCompany.path, sent: span, goal: 1_000 },
    { call: 'channels', path: reportChannels.path, sent: span, goal: 1_000 },
    { call: 'live', path: reportLive.path, sent: {}, goal: 1_000 },
    {
      call: 'funnel of a page, 7 days',
      path: reportFunnel.path,
      sent: { ...ofPage, from: dayAfter(to, -6) },
      goal: 10_000,
    },
    {
      call: 'blocks, one channel, 7 days',
      path: reportBlocks.path,
      sent: { ...ofPage, from: dayAfter(to, -6), channel: 'utm_source=s1' },
      goal: 10_000,
    },
    {
      call: 'experiment, 30 days',
      path: result.path,
      sent: { experiment_id: String(FIRST_EXPERIMENT) },
      goal: 10_000,
    },
  ]
  const times = shapes.map((): number[] => [])
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { path, sent }] of shapes.entries()) {
      const milliseconds = await timeOf(() => ask(stage, path, sent))
      // The first round runs cold.
      if (round > 0) times[index]?.push(milliseconds)
    }
  }
  return shapes.map(({ call, goal }, index) => ({
    call,
    ...summary(times[index] ?? [], 0),
    'goal (ms)': goal,
  }))
}

async function ask({ app, member }: Stage, path: string, sent: Record<string, string>): Promise<void> {
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}${path}?${new URLSearchParams(sent)}`
  const reply = await fetch(url, { headers: member.headers })
  const { code, msg } = (await reply.json()) as { code: number; msg: string }
  if (code !== 1) throw new Error(`${url} was answered with ${code}: ${msg}`)
}

/** Visitor counts as reported and as they are, for the company, a busy page and a quiet one. */
async function compareVisitors({ ctx }: Stage) {
  const { questions } = reportTools(ctx)
  const to = chinaDay(new Date())
  const client = await ctx.db.pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    const found = []
    for (const [days, code] of [
      [DAYS, undefined],
      [1, undefined],
      [DAYS, BUSIEST],
      [DAYS, 'page-39'],
      [1, 'page-39'],
    ] as const) {
      const span = { from: dayAfter(to, 1 - days), to }
      const told =
        code === undefined
          ? await questions.ofCompany(span, {})
          : await questions.ofPage({ code, ...span }, {})
      const { rows } = await client.query(
        `SELECT count(DISTINCT coalesce(visitor_id, session_id))::int AS exact FROM visit_log
         WHERE created_at >= $1 AND ($2::text IS NULL OR code = $2)`,
        [`${span.from}T00:00:00+08:00`, code ?? null],
      )
      const { visitors } = told.totals
      const out = (visitors / rows[0].exact - 1) * 100
      found.push({
        of: code ?? 'company',
        days,
        visitors,
        exact: rows[0].exact,
        'out (%)': Number(out.toFixed(2)),
      })
    }
    return found
  } finally {
    client.release(true)
  }
}

async function rowsOf({ ctx }: Stage): Promise<string> {
  const { rows } = await ctx.db.pool.query(`
    SELECT (SELECT count(*) FROM traffic_hour) AS hours, (SELECT count(*) FROM traffic_day) AS days,
      (SELECT count(*) FROM block_day) AS blocks, (SELECT count(*) FROM form_day) AS forms,
      pg_size_pretty(pg_total_relation_size('traffic_day')) AS size`)
  return JSON.stringify(rows[0])
}

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

const secondsSince = (began: number) => Math.round((performance.now() - began) / 1000)
