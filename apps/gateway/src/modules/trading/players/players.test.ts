import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { lockPerson } from '../../passport'
import { erasePerson } from '../../privacy/erase-person'
import { declared } from '../../registry'
import { importLines } from '../../testing/import-lines'
import { type SignedIn, signIn } from '../../testing/sign-in'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { addContest, addPlayer, settle } from '../testing/contests'
import { BENCHMARK, openMarket } from '../testing/market-days'
import { addTrade } from '../testing/trades'

let gateway: TestGateway
let days: string[]
let competition_id: string
let contests = 0
beforeAll(async () => {
  gateway = await startTestGateway()
  days = await openMarket(gateway)
  await importLines(gateway, 'rules', [{ rule_id: 'everybody', name: '所有人', expression: { all: [] } }])
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(async () => {
  contests += 1
  competition_id = `contest-${contests}`
  await addContest(gateway, competition_id, {
    days: [-60, 60],
    benchmark: BENCHMARK,
    view_rule_id: 'everybody',
  })
})

const rows = async (statement: string, values: unknown[] = []) =>
  (await gateway.database.owner.pool.query(statement, values)).rows
type Asked<Id extends Parameters<typeof call>[1]> = Parameters<typeof call<Id>>[2]
const board = async (asked: Asked<'simulateLeaderboard'> = {}, by?: SignedIn) =>
  (await call(gateway, 'simulateLeaderboard', { competition_id, ...asked }, by)).response
const detail = (player_id: number | string, by?: SignedIn, period: 'day' | 'all' = 'all') =>
  call(gateway, 'simulateDetail', { player_id: String(player_id), period }, by)
const add = async (fields: Parameters<typeof addPlayer>[2] = {}) => {
  const visitor = fields.visitor ?? (await signIn(gateway))
  return { visitor, player_id: await addPlayer(gateway, competition_id, { ...fields, visitor }) }
}

describe('a private portfolio', () => {
  test('is not found by others, and stands on the board under a masked name that leads nowhere', async () => {
    const { visitor, player_id } = await add({ nick: '隐身的人', is_private: true })
    await addTrade(gateway, {
      player_id,
      code: '609901',
      side: 'open',
      qty: 100,
      price: 10_000,
      day: days[5] ?? '',
    })
    await settle(gateway, competition_id, days[1] ?? '', [{ player_id, asset: 110_000_000 }])
    const other = await signIn(gateway)
    const of = { player_id: String(player_id) }
    for (const by of [undefined, other]) {
      for (const id of ['simulateDetail', 'simulatePosition', 'simulateRebalancing'] as const)
        expect([id, (await call(gateway, id, of, by)).code]).toEqual([id, 404001])
      expect((await board({}, by)).list).toMatchObject([{ rank: 1, player_id: '', nick: '隐**', avatar: '' }])
      expect((await call(gateway, 'simulateMarquee', { competition_id }, by)).response.list).toEqual([])
      expect((await call(gateway, 'simulateHome', { competition_id }, by)).response.hot).toEqual([])
    }
    expect((await call(gateway, 'simulateFollow', of, other)).code).toBe(404001)
    expect((await detail(player_id, visitor)).response).toMatchObject({ is_me: true, is_private: true })
    expect((await board({}, visitor)).list).toMatchObject([{ nick: '隐身的人', is_me: true }])
  })
})

describe('the curve', () => {
  test('is a picture with what a page needs to find a day in it, and its ids are of portfolio and period', async () => {
    const { player_id } = await add({ nick: '<b>曲线' })
    expect((await detail(player_id)).response.chart).toMatchObject({ svg: '', width: 670 })
    for (const [day, asset] of [
      [days[2], 101_000_000],
      [days[1], 99_000_000],
    ] as const)
      await settle(gateway, competition_id, day ?? '', [{ player_id, asset }])
    const { chart, curve } = (await detail(player_id)).response
    expect(curve).toHaveLength(3)
    expect(chart.svg).toContain(`<title id="curve-${player_id}-all-title">&lt;b&gt;曲线的收益率曲线</title>`)
    const path = /<path d="([^"]+)" fill="none" stroke="#d9363e"/.exec(chart.svg)?.[1] ?? ''
    const places = [...path.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x))
    expect(places).toEqual([chart.left, (chart.left + chart.right) / 2, chart.right])
    const { svg } = (await detail(player_id, undefined, 'day')).response.chart
    expect(svg).toContain(`curve-${player_id}-day-title`)
    expect(svg).not.toContain(`curve-${player_id}-all`)
  })
})

describe('me', () => {
  test('is the visitor’s own player, and nobody’s without a login or a sign-up', async () => {
    const { visitor, player_id } = await add({ nick: '我自己' })
    expect((await detail('me', visitor)).response).toMatchObject({
      is_me: true,
      player: { player_id: String(player_id), nick: '我自己', no: String(player_id) },
      curve: [],
      return: 0,
      asset: 100_000_000,
    })
    expect((await detail('me')).code).toBe(400003)
    const { code, msg } = await detail('me', await signIn(gateway))
    expect([code, msg]).toEqual([404001, '您还没有报名'])
  })

  test('has what their shares are worth now', async () => {
    const { visitor, player_id } = await add()
    await addTrade(gateway, {
      player_id,
      code: '609903',
      side: 'open',
      qty: 1000,
      price: 50_000,
      day: days[3] ?? '',
    })
    const [{ last }] = await rows("SELECT last FROM quote WHERE code = '609903'")
    const asset = 100_000_000 - 500_000 + (1000 * Number(last)) / 100
    expect((await detail('me', visitor)).response.asset).toBe(asset)
    const { response } = await call(gateway, 'simulateHome', { competition_id }, visitor)
    expect(response.my).toMatchObject({ asset, cash: 99_500_000, rank: null })
    const position = (await call(gateway, 'simulatePosition', { player_id: 'me', competition_id }, visitor))
      .response
    expect(position.position).toMatchObject([
      { code: '609903', cost: 5, qty: 1000, sellable: 1000, last: Number(last) / 10_000 },
    ])
    expect(position.position[0].weight + position.cash.weight).toBeCloseTo(100, 1)
  })

  test('counts a share whose price jumped for no reason as before, and says so', async () => {
    const { visitor, player_id } = await add()
    await addTrade(gateway, {
      player_id,
      code: '609904',
      side: 'open',
      qty: 1000,
      price: 50_000,
      day: days[3] ?? '',
    })
    await rows("INSERT INTO sim_suspect (code, day, kept_price) VALUES ('609904', $1, 60000)", [days[1]])
    const asked = { player_id: 'me', competition_id }
    const seen = async () => (await call(gateway, 'simulatePosition', asked, visitor)).response.position[0]
    expect(await seen()).toMatchObject({ is_frozen: true, last: 6, profit_rate: 20 })
    await rows('UPDATE sim_suspect SET resolved_at = now()')
    expect(await seen()).toMatchObject({ is_frozen: false })
  })
})

describe('the board', () => {
  test('has a hundred, twenty at a time, and the own place behind them', async () => {
    const ids: number[] = []
    for (let count = 0; count < 105; count += 1) ids.push(await addPlayer(gateway, competition_id))
    const { visitor, player_id } = await add({ nick: '第一百零六' })
    await settle(
      gateway,
      competition_id,
      days[1] ?? '',
      [...ids, player_id].map((id, index) => ({ player_id: id, asset: 120_000_000 - index })),
    )
    const parts = await Promise.all([1, 2, 3, 4, 5].map((page) => board({ page }, visitor)))
    expect(parts.flatMap(({ list }) => list.map(({ rank }: { rank: number }) => rank))).toEqual(
      Array.from({ length: 100 }, (_none, index) => index + 1),
    )
    expect(parts[0]).toMatchObject({ total: 100, page_size: 20, me: { rank: 106, nick: '第一百零六' } })
    expect((await call(gateway, 'simulateLeaderboard', { competition_id, page: 6 })).code).toBe(400001)
  })

  test('says that a day is being settled, with the places of the day before', async () => {
    const { player_id } = await add()
    await settle(gateway, competition_id, days[2] ?? '', [{ player_id, asset: 101_000_000 }])
    expect(await board()).toMatchObject({ as_of: days[2], is_settling: false })
    await rows("INSERT INTO sim_day (competition_id, day, state) VALUES ($1, $2, 'settling')", [
      competition_id,
      days[1],
    ])
    await rows("INSERT INTO sim_rank VALUES ($1, 'all', $2, 1, $3, 0, 0, 0)", [
      competition_id,
      days[1],
      player_id,
    ])
    expect(await board()).toMatchObject({ as_of: days[2], is_settling: true, list: [{ return: 1 }] })
  })

  test('marks what places win, which wants three sales, in the whole contest alone', async () => {
    const sales = [3, 2, 5, 9]
    const made = await Promise.all(sales.map(() => add()))
    await settle(
      gateway,
      competition_id,
      days[1] ?? '',
      made.map(({ player_id }, index) => ({
        player_id,
        asset: 130_000_000 - index,
        closed_trades: sales[index] ?? 0,
        won_trades: 1,
      })),
    )
    const prizes = ({ list }: { list: { prize: string }[] }) => list.map(({ prize }) => prize)
    expect(prizes(await board())).toEqual(['平板电脑', '', '书券', ''])
    expect(prizes(await board({ period: 'day' }))).toEqual(['', '', '', ''])
    expect((await board()).list[0]).toMatchObject({ return: 30, win_rate: 33.33, closed_trades: 3 })
  })

  test('tells a player without a place so, and one who is disqualified why', async () => {
    const [late, bad] = [await add(), await add({ reason: '多账户操纵' })]
    expect((await board({}, late.visitor)).me).toMatchObject({ rank: null, is_disqualified: false })
    expect((await board({}, bad.visitor)).me).toMatchObject({
      rank: null,
      is_disqualified: true,
      reason: '多账户操纵',
    })
    const seen = (await detail(bad.player_id)).response
    expect(seen).toMatchObject({ is_disqualified: true, reason: '' })
    expect((await board({}, await signIn(gateway))).me).toBeNull()
    expect(await board()).toMatchObject({ me: null, as_of: '', list: [], total: 0 })
  })
})

describe('a record', () => {
  test('is a curve beside the benchmark from nought on, with drawdown and win rate', async () => {
    const { player_id } = await add()
    await settle(gateway, competition_id, days[2] ?? '', [
      { player_id, asset: 110_000_000, closed_trades: 1 },
    ])
    await settle(gateway, competition_id, days[1] ?? '', [
      { player_id, asset: 99_000_000, closed_trades: 4, won_trades: 3 },
    ])
    const bars = await rows('SELECT day::text, close FROM daily_bar WHERE code = $1 AND day = ANY ($2)', [
      BENCHMARK,
      days.slice(1, 4),
    ])
    const closes = new Map(bars.map(({ day, close }) => [day, Number(close)]))
    const bench = (day = '', base = '') => {
      const [now, then] = [closes.get(day) ?? 0, closes.get(base) ?? 1]
      return Math.round((now / then - 1) * 10_000) / 100
    }
    const all = (await detail(player_id)).response
    expect(all).toMatchObject({
      return: -1,
      max_drawdown: 1.23,
      win_rate: 75,
      trades: 4,
      benchmark: '示例综合指数',
      as_of: days[1],
      curve: [
        { date: days[3], rate: 0, bench: 0 },
        { date: days[2], rate: 10, bench: bench(days[2], days[3]) },
        { date: days[1], rate: -1, bench: bench(days[1], days[3]) },
      ],
    })
    const day = (await detail(player_id, undefined, 'day')).response
    expect(day).toMatchObject({
      return: -10,
      curve: [
        { date: days[2], rate: 0 },
        { date: days[1], rate: -10 },
      ],
    })
  })

  test('is not found of who is not there', async () => {
    for (const id of ['999999999999999', '0']) expect((await detail(id)).code).toBe(404001)
    expect((await detail("1' OR true --")).code).toBe(400001)
  })
})

describe('following', () => {
  test('counts each visitor once, however often they tap, until they end it', async () => {
    const { visitor: followed, player_id } = await add()
    const [ann, ben] = [await signIn(gateway), await signIn(gateway)]
    const follow = async (by: SignedIn, wanted: 0 | 1 = 1) =>
      (await call(gateway, 'simulateFollow', { player_id: String(player_id), follow: wanted }, by)).response
    await Promise.all(Array.from({ length: 20 }, () => follow(ann)))
    expect(await follow(ben)).toEqual({ is_followed: true, followers: 2 })
    expect((await detail(player_id, ann)).response).toMatchObject({ followers: 2, is_followed: true })
    for (let count = 0; count < 2; count += 1)
      expect(await follow(ann, 0)).toEqual({ is_followed: false, followers: 1 })
    const own = await call(gateway, 'simulateFollow', { player_id: String(player_id) }, followed)
    expect([own.code, own.msg]).toEqual([400014, '不能关注自己'])
  })
})

describe('a note', () => {
  const BODY = '<p>收盘之后<b>再看</b>。</p><p>不追高。</p>'
  const write = async (
    player_id: number,
    fields: { state?: string; is_member_only?: boolean; body?: string } = {},
  ) => {
    const { state = 'approved', is_member_only = false, body = BODY } = fields
    const [{ article_id }] = await rows(
      `INSERT INTO sim_article (player_id, title, body, is_member_only, state, decided_at)
       VALUES ($1, '一篇笔记', $2, $3, $4::text, CASE WHEN $4::text = 'waiting' THEN NULL ELSE now() END) RETURNING article_id`,
      [player_id, body, is_member_only, state],
    )
    return String(article_id)
  }
  const read = (article_id: string, by?: SignedIn) =>
    call(gateway, 'simulateArticleDetail', { article_id }, by)
  const list = async (by?: SignedIn) =>
    (await call(gateway, 'simulateArticleList', { competition_id }, by)).response

  test('is read as it was stored, with the record of its writer', async () => {
    const { player_id } = await add({ nick: '写笔记的' })
    const { response } = await read(await write(player_id))
    expect(response).toMatchObject({
      player: { nick: '写笔记的' },
      lock: '',
      writer: { followers: 0, rank: null },
    })
    expect(response.body).toBe(BODY)
    expect((await list()).list).toMatchObject([{ summary: expect.stringContaining('收盘之后再看。') }])
  })

  test('of somebody is listed whichever contest is traded now', async () => {
    const { player_id } = await add()
    const article_id = await write(player_id)
    await addContest(gateway, 'newer-contest', { days: [-1, 60] })
    const asked = { player_id: String(player_id) }
    const { response } = await call(gateway, 'simulateArticleList', asked)
    expect(response).toMatchObject({ total: 1, list: [{ article_id }] })
    await rows("DELETE FROM competition WHERE competition_id = 'newer-contest'")
  })

  test.each(['waiting', 'refused', 'removed'])('that is %s is not there', async (state) => {
    const { player_id } = await add()
    const article_id = await write(player_id, { state })
    expect([(await read(article_id)).code, (await read(article_id)).msg]).toEqual([404001, '内容不存在'])
    expect(await list()).toMatchObject({ list: [], total: 0 })
  })

  test('for members has no body for others, nor its beginning in a list', async () => {
    await rows("UPDATE competition SET view_rule_id = 'nobody' WHERE competition_id = $1", [competition_id])
    const { visitor, player_id } = await add()
    const article_id = await write(player_id, { is_member_only: true })
    const other = await signIn(gateway)
    for (const [by, lock] of [
      [undefined, 'login'],
      [other, 'join'],
    ] as const) {
      expect((await read(article_id, by)).response).toMatchObject({
        body: '',
        summary: '',
        is_locked: true,
        lock,
      })
      expect(JSON.stringify([await read(article_id, by), await list(by)])).not.toContain('收盘')
    }
    expect((await read(article_id, visitor)).response.body).toContain('收盘')
    await rows("UPDATE competition SET view_rule_id = 'everybody' WHERE competition_id = $1", [
      competition_id,
    ])
    expect((await read(article_id, other)).response).toMatchObject({ is_locked: false, lock: '' })
    expect((await read(article_id)).response).toMatchObject({ lock: 'login' })
  })
})

test('whoever is erased leaves their place under a number, and nothing that leads to them', async () => {
  const { visitor, player_id } = await add({ nick: '要走的人' })
  await rows(
    "INSERT INTO sim_article (player_id, title, body, state, decided_at) VALUES ($1, '题', '文', 'approved', now())",
    [player_id],
  )
  const other = await add()
  await call(gateway, 'simulateFollow', { player_id: String(other.player_id) }, visitor)
  await settle(gateway, competition_id, days[1] ?? '', [{ player_id, asset: 110_000_000 }])
  await gateway.ctx.db.orm.transaction(async (tx) => {
    const person = await lockPerson(tx, visitor.uid, { whole: true })
    if (person) await erasePerson(tx, person, declared)
  })
  expect((await board()).list).toMatchObject([{ rank: 1, player_id: '', nick: `已注销用户${player_id}` }])
  expect((await detail(player_id)).code).toBe(404001)
  expect(await rows('SELECT FROM sim_follow WHERE uid = $1', [visitor.uid])).toEqual([])
  const [row] = await rows('SELECT uid, nick_name, nick_key FROM sim_player WHERE player_id = $1', [
    player_id,
  ])
  expect(row).toMatchObject({ uid: null, nick_key: `erased ${player_id}` })
  expect(
    await rows("SELECT FROM sim_article WHERE player_id = $1 AND (state <> 'removed' OR body = '文')", [
      player_id,
    ]),
  ).toEqual([])
})

test('once a contest is over what was held counts with the last prices of it', async () => {
  await rows(
    "UPDATE competition SET end_day = $2, closed_at = now(), final_hash = 'f' WHERE competition_id = $1",
    [competition_id, days[4]],
  )
  const { visitor, player_id } = await add()
  await addTrade(gateway, {
    player_id,
    code: '609905',
    side: 'open',
    qty: 100,
    price: 50_000,
    day: days[6] ?? '',
  })
  await settle(gateway, competition_id, days[4] ?? '', [{ player_id, asset: 107_000_000 }])
  const [{ close }] = await rows("SELECT close FROM daily_bar WHERE code = '609905' AND day = $1", [days[4]])
  const asked = { player_id: String(player_id) }
  const { response } = await call(gateway, 'simulatePosition', asked, visitor)
  expect(response).toMatchObject({ as_of: days[4], position: [{ last: Number(close) / 10_000 }] })
  expect((await detail(player_id, visitor)).response).toMatchObject({ asset: 107_000_000, status: 'settled' })
  expect(await board()).toMatchObject({ is_final: true, final_hash: 'f' })
})
