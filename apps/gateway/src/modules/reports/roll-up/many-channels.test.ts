import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../../testing/start-test-gateway'
import { answerByPostgres } from '../questions/answer-by-postgres'
import type { Figures, Questions } from '../questions/questions'
import { goldenRows, storeArrived } from '../testing/golden/golden-rows'
import { slowQuestions } from '../testing/slow-questions'
import { storeShown } from '../testing/store-shown'
import { rollUp } from './roll-up'

const DAYS = { from: '2026-11-29', to: '2026-12-02' }
const ALL = { day: 366, version: 50, container: 10, channel: 500, variant: 50 }
const MOST = { channels: 1 }

/** Counts the golden rows at several times, so that channels arrive one after another. */
const COUNTED_AT = ['2026-11-30T12:00:30+08:00', '2026-12-01T12:20:00+08:00', '2026-12-03T00:20:00+08:00']

let store: TestStore
let questions: Questions
beforeAll(async () => {
  store = await openTestStore()
  await rows(`SELECT ensure_month_partitions('2026-11-01', '2026-12-31')`)
  await rows(
    `INSERT INTO page (code, title) VALUES ('course', '课程'), ('gift', '礼物'), ('elsewhere', '别处')`,
  )
  await storeShown(store.ctx.db.pool, 'course', { versions: 4, experiments: [12] })
  await storeShown(store.ctx.db.pool, 'gift', { versions: 4 })
  await rows(`INSERT INTO rollup_state (hash_key) VALUES ('golden')`)
  await rows(
    `INSERT INTO tracked_link (link_id, code, name, campaign, path) VALUES ('l', 'k3f9ab', '海报', '春季', '/course')`,
  )
  for (const at of COUNTED_AT) {
    await storeArrived(store.ctx.db.pool, goldenRows(), at)
    await rollUp(store.ctx, new Date(at), MOST)
  }
  questions = answerByPostgres(store.ctx.db)
})
afterAll(() => store?.[Symbol.asyncDispose]())

const rows = async (statement: string) => (await store.ctx.db.pool.query(statement)).rows

test('no page and day has more channels than may be, but for the rest, for none and for tracked links', async () => {
  const most = await rows(`
    SELECT max(count)::int AS most FROM (SELECT count(DISTINCT channel) FROM (
      SELECT page_code, day, channel FROM traffic_day WHERE grain = 'part'
      UNION SELECT page_code, day, channel FROM conversion_day UNION SELECT page_code, day, channel FROM form_day
    ) AS c WHERE channel NOT IN ('', 'other', 'utm_id=k3f9ab') GROUP BY page_code, day) AS c`)
  expect(most).toEqual([{ most: MOST.channels }])
})

test('everything else is counted as if every channel were', async () => {
  const slow = slowQuestions(goldenRows())
  for (const code of ['course', 'gift']) {
    const [told, expected] = await Promise.all(
      [questions, slow].map((engine) => engine.ofPage({ code, ...DAYS }, ALL)),
    )
    if (!told || !expected) throw new Error('Nobody has answered.')
    const { channel, ...counted } = told
    const { channel: asSaid, ...reckoned } = expected
    expect(counted).toEqual(reckoned)
    expect(sums(channel.slices)).toEqual(sums(asSaid.slices))
    expect(channel.slices.find(({ value }) => value === '')).toEqual(
      asSaid.slices.find(({ value }) => value === ''),
    )
  }
  const days = { day: 366, container: 10 }
  expect(await questions.ofCompany(DAYS, days)).toEqual(await slow.ofCompany(DAYS, days))
})

test('the rest is one channel, which can be asked for like any other', async () => {
  const { channel } = await questions.ofPage({ code: 'course', ...DAYS }, ALL)
  const other = channel.slices.find(({ value }) => value === 'other')
  const asked = { code: 'course', ...DAYS, channel: 'other' }
  expect(other?.views).toBeGreaterThan(0)
  expect(await questions.viewsOf(asked)).toBe(other?.views)
  const [view] = await questions.funnel({ ...asked, steps: ['lead'], window_hours: 1 })
  expect(view?.visitors).toBe(other?.visitors)
  expect((await questions.blocksOf(asked)).length).toBeGreaterThan(0)
})

test('what a tracked link brought is told, however many channels there are', async () => {
  const slow = slowQuestions(goldenRows())
  expect(await questions.linksOf(DAYS, ['k3f9ab'])).toEqual(await slow.linksOf(DAYS, ['k3f9ab']))
})

/** The sums of figures, as far as they can be added up. */
function sums(slices: readonly Figures[]) {
  const sum = (of: (figures: Figures) => number) => slices.reduce((total, one) => total + of(one), 0)
  return {
    views: sum(({ views }) => views),
    orders: sum(({ conversions }) => conversions.order),
    leads: sum(({ conversions }) => conversions.lead),
    ordered: sum(({ ordered }) => ordered),
    paid: sum(({ paid }) => paid),
  }
}
