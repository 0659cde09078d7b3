import { type FeedKind, feedKinds, feedSorts } from '@yingzao/contract/server'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importLines } from '../testing/import-lines'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { textWithoutMoments } from '../testing/text-without-moments'
import { call } from '../testing/visitor-calls'
import { showDemoFeeds } from './demo/show-demo-feeds'

let gateway: TestGateway
let visitor: SignedIn
beforeAll(async () => {
  gateway = await startTestGateway()
  await importLines(gateway, 'rules', [
    { rule_id: 'in-force', name: '服务中', expression: { product: 'any', held: 'now' } },
  ])
  await showDemoFeeds(gateway.ctx)
  visitor = await signIn(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
type Asked = Parameters<typeof call<'feedList'>>[2]
const list = async (asked: Asked, by?: SignedIn) => (await call(gateway, 'feedList', asked, by)).response
const setColumn = (kind: FeedKind, fields: { lock_kind: string; lock_ids?: string[]; free_rows: number }) =>
  rows('UPDATE feed_column SET lock_kind = $2, lock_ids = $3, free_rows = $4 WHERE kind = $1', [
    kind,
    fields.lock_kind,
    fields.lock_ids ?? [],
    fields.free_rows,
  ])
const daysOf = async (kind: FeedKind): Promise<string[]> =>
  (await rows('SELECT as_of::text FROM feed_pointer WHERE kind = $1 ORDER BY as_of DESC', [kind])).map(
    ({ as_of }) => as_of,
  )

describe('who is locked out', () => {
  test('is told nothing of a locked row, whatever day, sector, order and page is asked for', async () => {
    const days = await daysOf('lhb')
    const sectors = (await rows('SELECT DISTINCT sector FROM feed_item')).map(({ sector }) => sector)
    const asked = fc.record({
      kind: fc.constantFrom(...feedKinds),
      free_rows: fc.constantFrom(0, 1, 3, 7),
      lock: fc.constantFrom('login', 'buy', 'rule'),
      date: fc.option(fc.constantFrom(...days, '2099-01-01'), { nil: undefined }),
      sector: fc.option(fc.constantFrom(...sectors), { nil: undefined }),
      sortAt: fc.option(fc.nat(20), { nil: undefined }),
      isAscending: fc.boolean(),
      page: fc.constantFrom(1, 2, 3, 40),
      page_size: fc.constantFrom(1, 2, 50, 500),
    })
    await fc.assert(
      fc.asyncProperty(
        asked,
        async ({ kind, free_rows, lock, sortAt, isAscending, date, sector, ...page }) => {
          const lock_ids = { login: [], buy: ['1191'], rule: ['in-force'] }[lock]
          await setColumn(kind, { lock_kind: lock, lock_ids: lock_ids ?? [], free_rows })
          const sorts = feedSorts[kind]
          const sort =
            sortAt === undefined ? undefined : `${isAscending ? '-' : ''}${sorts[sortAt % sorts.length]}`
          const optional = { ...(date && { date }), ...(sector && { sector }), ...(sort && { sort }) }
          const response = await list({ kind, ...page, ...optional }, lock === 'login' ? undefined : visitor)
          const stored = await rows(
            `SELECT i.code, i.position, i.sector, i.payload->>'name' AS name FROM feed_item i JOIN feed_pointer p USING (batch_id)
            WHERE p.kind = $1 AND p.as_of = $2`,
            [kind, response.as_of],
          )
          const free = stored.filter(({ position }) => position < free_rows)
          const text = textWithoutMoments(response)
          for (const { code, name } of stored) {
            if (free.some((row) => row.code === code)) continue
            expect(text).not.toContain(code)
            expect(text).not.toContain(name)
          }
          const matching = free.filter((row) => !sector || row.sector === sector)
          expect(response.total).toBe(matching.length)
          expect(response.sectors.toSorted()).toEqual(
            [...new Set(free.map((row) => row.sector))].filter(Boolean).toSorted(),
          )
          expect(response).toMatchObject({ is_locked: true, locked_from: free_rows })
        },
      ),
      { numRuns: 150 },
    )
  })

  test('sees all of it once the lock is open, and is told why while it is not', async () => {
    await setColumn('jgdy', { lock_kind: 'login', free_rows: 3 })
    expect(await list({ kind: 'jgdy' })).toMatchObject({
      total: 3,
      is_locked: true,
      lock: 'login',
      locked_from: 3,
    })
    expect(await list({ kind: 'jgdy' }, visitor)).toMatchObject({
      total: 30,
      is_locked: false,
      lock: '',
      lock_url: '',
      locked_from: null,
    })
    await setColumn('etf', { lock_kind: 'buy', lock_ids: ['1191'], free_rows: 2 })
    expect(await list({ kind: 'etf' }, visitor)).toMatchObject({ lock: 'buy', total: 2 })
    await setColumn('lhb', { lock_kind: 'rule', lock_ids: ['in-force'], free_rows: 2 })
    expect(await list({ kind: 'lhb' }, visitor)).toMatchObject({ lock: 'join', total: 2 })
    await setColumn('fund', { lock_kind: 'free', free_rows: 0 })
    expect(await list({ kind: 'fund' })).toMatchObject({ total: 24, is_locked: false, lock: '' })
  })

  test('is not told that there is more where there is none', async () => {
    await setColumn('fund', { lock_kind: 'login', free_rows: 24 })
    expect(await list({ kind: 'fund' })).toMatchObject({
      total: 24,
      is_locked: false,
      lock: '',
      locked_from: null,
    })
  })
})

describe('a data column', () => {
  test('is of the newest day, of the day that is asked for, or of the last before it', async () => {
    const [newest, second, , , oldest] = (await daysOf('lhb')) as [string, string, string, string, string]
    const asOf = async (date?: string) => (await list({ kind: 'lhb', ...(date && { date }) })).as_of
    expect([await asOf(), await asOf(second), await asOf('2099-01-01')]).toEqual([newest, second, newest])
    await rows('DELETE FROM feed_pointer WHERE kind = $1 AND as_of = $2', ['lhb', second])
    expect(await asOf(second)).toBe((await daysOf('lhb'))[1])
    expect(await list({ kind: 'lhb', date: '2020-01-01' })).toMatchObject({ as_of: '', list: [], total: 0 })
    expect((await list({ kind: 'lhb' })).days.at(-1)).toBe(oldest)
  })

  test.each(feedKinds.flatMap((kind) => feedSorts[kind].map((column) => [kind, column] as const)))(
    '%s is sorted by %s both ways, what is not known last, the others in their order',
    async (kind, column) => {
      await setColumn(kind, { lock_kind: 'free', free_rows: 0 })
      const [newest] = await daysOf(kind)
      // A visit always has a date.
      if (column !== 'survey_date')
        await rows(
          `UPDATE feed_item SET payload = jsonb_set(payload, ARRAY[$1], 'null') WHERE position = 1
            AND batch_id = (SELECT batch_id FROM feed_pointer WHERE kind = $2 AND as_of = $3)`,
          [column, kind, newest],
        )
      const stored = (await list({ kind, page_size: 500 })).list as Record<string, string | number | null>[]
      for (const turn of [1, -1]) {
        const expected = stored.toSorted((one, other) => {
          const [a, b] = [one[column], other[column]]
          if (a == null || b == null) return Number(a == null) - Number(b == null)
          return turn * (a === b ? 0 : a < b ? 1 : -1)
        })
        const sorted = (await list({ kind, sort: `${turn === 1 ? '' : '-'}${column}`, page_size: 500 })).list
        expect(sorted).toEqual(expected)
      }
    },
  )

  test('is narrowed down by sector, and comes in pages that are together the whole', async () => {
    await setColumn('fund', { lock_kind: 'free', free_rows: 0 })
    const whole = await list({ kind: 'fund', sort: 'nav', page_size: 500 })
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => list({ kind: 'fund', sort: 'nav', page, page_size: 7 })),
    )
    expect(pages.flatMap((page) => page.list)).toEqual(whole.list)
    const part = await list({ kind: 'fund', sector: '医药' })
    expect([part.total, part.list.map(({ type }: { type: string }) => type)]).toEqual([
      3,
      ['医药', '医药', '医药'],
    ])
    expect(part.sectors).toHaveLength(8)
  })

  test('says nothing before it says how it is made and what it cannot tell', async () => {
    await rows("UPDATE feed_column SET limits = '' WHERE kind = 'etf'")
    expect(await list({ kind: 'etf' })).toMatchObject({ as_of: '', list: [], total: 0, days: [], method: '' })
  })

  test('cannot be sorted by what is no column, nor by one that another kind has', async () => {
    for (const sort of ['chg_1d', 'payload', "net_buy'", '--net_buy'])
      expect((await call(gateway, 'feedList', { kind: 'lhb', sort })).code).toBe(400001)
  })
})
