import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waitingForLocks } from '../../../testing/waiting-for-locks'
import { consoleOf } from '../../testing/console'
import { eventually } from '../../testing/eventually'
import { race } from '../../testing/race'
import { signIn } from '../../testing/sign-in'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import { call } from '../../testing/visitor-calls'
import { addContest, addPlayer } from '../testing/contests'

let gateway: TestGateway
let operator: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  operator = await signInMember(gateway, { roles: ['operator'] })
  await rows(`INSERT INTO instrument (code, name, initials, kind, exchange)
    VALUES ('000990.SH', '示例综指', 'slzz', 'index', 'SSE'), ('609901', '江岸酒业', 'jajy', 'stock', 'SSE')`)
})
afterAll(() => gateway[Symbol.asyncDispose]())

const { rows, does, logOf, actionsOn } = consoleOf(() => ({ gateway, member: operator }))

const CONTEST = {
  title: '秋季模拟炒股大赛',
  signup_start: '2097-09-01T01:00:00.000Z',
  signup_end: '2097-09-20T07:00:00.000Z',
  start_day: '2097-09-23',
  end_day: '2097-12-20',
  initial_fund: 100_000_000,
  places: null,
  benchmark: '000990.SH',
  prizes: [{ from_rank: 1, until_rank: 1, name: '平板电脑', value: 300_000, image: '' }],
  rules_text: '每人一个账户。\n名次相同的，报名早者在前。',
  view_rule_id: null,
  group_id: null,
  commission_rate: 300,
  commission_min: 500,
  most_percent: 50,
}
/** Sign-up is on, by the clock of the database. */
const SIGNING_UP = { signup_start: '2020-01-01T00:00:00Z' }

let made = 0
async function make(more: object = {}): Promise<string> {
  made += 1
  const competition_id = `made-${made}`
  const { status, msg } = await save(competition_id, 0, more)
  expect([status, msg]).toEqual([200, expect.anything()])
  return competition_id
}
const save = (competition_id: string, base_revision: number, more: object = {}) =>
  does('competitionSave', { ...CONTEST, ...more, competition_id, base_revision })
const open = (competition_id: string, base_revision: number, is_open: boolean, reason = '') =>
  does('competitionOpen', { competition_id, base_revision, is_open, reason })
const detail = async (competition_id: string) =>
  (await does('competitionDetail', { competition_id })).response
const refusal = ({ status, msg }: { status: number; msg: string }) => [status, msg]

describe('a contest', () => {
  test('is made unseen, and changed, each with a line in the log that says what was another', async () => {
    const id = await make()
    expect(await detail(id)).toMatchObject({
      ...CONTEST,
      benchmark_name: '示例综指',
      phase: 'before',
      players: 0,
      is_open: false,
      terms_stay: false,
      days_stay: false,
      revision: 1,
    })
    expect((await save(id, 1, { title: '冬季大赛', places: 500 })).response).toEqual({ revision: 2 })
    expect(refusal(await save(id, 1))).toEqual([409, expect.stringContaining('他人修改')])
    const [, changed] = await logOf(`competition:${id}`)
    expect(changed).toMatchObject({
      action: 'competition.change',
      before: { title: CONTEST.title, places: null },
      after: { title: '冬季大赛', places: 500 },
    })
  })

  test('that is sent as it is, its times written otherwise, is no change', async () => {
    const id = await make()
    const same = { signup_start: '2097-09-01T09:00:00+08:00', signup_end: '2097-09-20T07:00:00Z' }
    expect((await save(id, 1, same)).response).toEqual({ revision: 1 })
    expect(await actionsOn(`competition:${id}`)).toEqual(['competition.create'])
  })

  test('has an id of its own', async () => {
    const id = await make()
    expect((await save(id, 0)).status).toBe(409)
    expect((await save('nothing', 3)).status).toBe(404)
  })

  test.each([
    ['报名截止', { signup_end: '2097-08-01T00:00:00Z' }],
    ['最后交易日', { end_day: '2097-09-22' }],
    ['基准指数', { benchmark: '609901' }],
    ['基准指数', { benchmark: '000000.SH' }],
    ['人群规则', { view_rule_id: 'nobody' }],
    ['名次填反了', { prizes: [{ ...CONTEST.prizes[0], from_rank: 3, until_rank: 2 }] }],
    ['都有第 1 名', { prizes: [...CONTEST.prizes, { ...CONTEST.prizes[0], until_rank: 3 }] }],
  ])('is refused for %s, by name', async (name, more) => {
    const id = await make()
    for (const answer of [await save(id, 1, more), await save('other', 0, more)])
      expect(refusal(answer)).toEqual([400, expect.stringContaining(name)])
    expect((await detail(id)).revision).toBe(1)
  })

  test('has no prize above fifty thousand yuan, and no text that no page may have', async () => {
    const id = await make()
    const prize = { ...CONTEST.prizes[0], value: 5_000_001 }
    expect((await save(id, 1, { prizes: [prize] })).status).toBe(400)
    expect((await save(id, 1, { prizes: [{ ...prize, value: 5_000_000 }] })).status).toBe(200)
    expect(refusal(await save(id, 2, { title: '稳赚不赔大赛' }))).toEqual([
      422,
      expect.stringContaining('禁用词'),
    ])
  })

  test('that two save at once is changed by one', async () => {
    const id = await make()
    const statuses = await race(2, async (n) => (await save(id, 1, { title: `第 ${n} 个人改` })).status)
    expect(statuses.toSorted()).toEqual([200, 409])
    const ids = await race(2, async () => (await save('at-once', 0)).status)
    expect(ids.toSorted()).toEqual([200, 409])
  })
})

describe('once somebody has signed up', () => {
  test.each([
    { initial_fund: 50_000_000 },
    { commission_rate: 250 },
    { commission_min: 0 },
    { most_percent: 40 },
  ])('%o is refused, and what else is not', async (more) => {
    const id = await make()
    await addPlayer(gateway, id)
    expect(refusal(await save(id, 1, more))).toEqual([
      400,
      expect.stringMatching(/已有人报名.*初始资金、佣金率、最低佣金和单只上限.*新建一届/),
    ])
    const later = { title: '改了名字', end_day: '2097-12-27', places: 1 }
    expect((await save(id, 1, later)).response).toEqual({ revision: 2 })
    expect(await detail(id)).toMatchObject({ ...later, terms_stay: true, days_stay: false, players: 1 })
  })

  test('there are not fewer places than players', async () => {
    const id = await make()
    for (let n = 0; n < 2; n += 1) await addPlayer(gateway, id)
    expect(refusal(await save(id, 1, { places: 1 }))).toEqual([400, expect.stringContaining('已有 2 人报名')])
    expect((await save(id, 1, { places: 2 })).status).toBe(200)
  })

  test('it is taken away from visitors with a reason only', async () => {
    const id = await make()
    expect((await open(id, 1, true)).response).toEqual({ revision: 2 })
    expect((await open(id, 2, true)).response).toEqual({ revision: 2 })
    expect((await open(id, 2, false)).response).toEqual({ revision: 3 })
    await open(id, 3, true)
    await addPlayer(gateway, id)
    expect(refusal(await open(id, 4, false))).toEqual([400, expect.stringContaining('请填写下架原因')])
    expect((await open(id, 3, false, '规则有误')).status).toBe(409)
    expect((await open(id, 4, false, '规则有误')).response).toEqual({ revision: 5 })
    expect((await call(gateway, 'competitionHome', { competition_id: id })).code).toBe(400_010)
    expect(await actionsOn(`competition:${id}`)).toEqual(
      ['create', 'open', 'close', 'open', 'close'].map((act) => `competition.${act}`),
    )
    expect((await logOf(`competition:${id}`)).at(-1)?.after).toEqual({ is_open: false, reason: '规则有误' })
  })
})

test('once a day begins to be settled, days, benchmark and prizes are refused', async () => {
  const id = await make()
  await rows("INSERT INTO sim_day (competition_id, day, state) VALUES ($1, '2097-09-23', 'settling')", [id])
  const changes = [
    { start_day: '2097-09-24' },
    { end_day: '2097-12-27' },
    { benchmark: null },
    { prizes: [] },
  ]
  for (const more of changes)
    expect(refusal(await save(id, 1, more))).toEqual([
      400,
      expect.stringMatching(/已有交易日结算.*首个和最后交易日、基准指数、奖项/),
    ])
  expect((await save(id, 1, { rules_text: '补充说明' })).status).toBe(200)
  expect(await detail(id)).toMatchObject({ days_stay: true, settled_day: null })
})

describe('while others are at it', () => {
  /** Runs `statement` in another transaction, starts `act`, and commits once that waits for a lock. */
  async function during<Answer>(statement: string, id: string, act: () => Promise<Answer>): Promise<Answer> {
    const other = await gateway.database.owner.pool.connect()
    try {
      await other.query('BEGIN')
      await other.query(statement, [id])
      const acting = act()
      await eventually(async () => expect(await waitingForLocks(gateway.database.owner.pool)).toBe(1))
      await other.query('COMMIT')
      return await acting
    } finally {
      other.release()
    }
  }

  test('a new fund waits for who signs up, and is refused then', async () => {
    const id = await make(SIGNING_UP)
    // As signing up does: locks the contest, then adds somebody to it.
    const answer = await during(
      `WITH held AS (SELECT competition_id FROM competition WHERE competition_id = $1 FOR NO KEY UPDATE)
       INSERT INTO sim_player (competition_id, nick_name, nick_key) SELECT competition_id, '第一个', '第一个' FROM held`,
      id,
      () => save(id, 1, { ...SIGNING_UP, initial_fund: 50_000_000 }),
    )
    expect(refusal(answer)).toEqual([400, expect.stringContaining('已有人报名')])
  })

  test('another last day waits for the first day that begins to be settled, and is refused then', async () => {
    const id = await make()
    const answer = await during(
      "INSERT INTO sim_day (competition_id, day, state) VALUES ($1, '2097-09-23', 'settling')",
      id,
      () => save(id, 1, { end_day: '2097-12-27' }),
    )
    expect(refusal(answer)).toEqual([400, expect.stringContaining('已有交易日结算')])
  })

  test('without the lock of saving, the day would be another while it is settled', async () => {
    const id = await make()
    const { pool } = gateway.database.owner
    const settling = await pool.connect()
    try {
      await settling.query('BEGIN')
      await settling.query(
        "INSERT INTO sim_day (competition_id, day, state) VALUES ($1, '2097-09-23', 'settling')",
        [id],
      )
      await pool.query("UPDATE competition SET end_day = '2097-12-27' WHERE competition_id = $1", [id])
      await settling.query('COMMIT')
    } finally {
      settling.release()
    }
    expect(await detail(id)).toMatchObject({ end_day: '2097-12-27', days_stay: true })
  })

  test('who signs up while the fund is being changed begins with the new one, or the old one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await make(SIGNING_UP)
      await open(id, 1, true)
      const visitor = await signIn(gateway)
      const [saved, signed] = await Promise.all([
        save(id, 2, { ...SIGNING_UP, initial_fund: 50_000_000 }),
        call(gateway, 'competitionEnroll', { competition_id: id, nick_name: '慢慢来', consent: 1 }, visitor),
      ])
      expect(signed.code).toBe(1)
      const [{ cash }] = await rows(
        'SELECT cash::int FROM sim_account JOIN sim_player USING (player_id) WHERE competition_id = $1',
        [id],
      )
      expect(cash).toBe(saved.status === 200 ? 50_000_000 : 100_000_000)
      expect((await detail(id)).initial_fund).toBe(cash)
    }
  })
})

describe('the list', () => {
  const idsOf = async (asked: object) =>
    (await does('competitionList', asked)).response.list.map(
      ({ competition_id }: { competition_id: string }) => competition_id,
    )

  test('has each under where it stands, the last to begin first', async () => {
    await rows("UPDATE competition SET title = '旧的'")
    await addContest(gateway, 'phase-before', { signup: [2, 24], days: [400, 410] })
    await addContest(gateway, 'phase-signup', { signup: [-2, 24], days: [300, 310] })
    await addContest(gateway, 'phase-waiting', { signup: [-4, -2], days: [200, 210] })
    await addContest(gateway, 'phase-running', { signup: [-4, 24], days: [-3, 10] })
    await addContest(gateway, 'phase-over', { signup: [-4, -2], days: [-30, -2] })
    const phases = ['before', 'signup', 'waiting', 'running', 'over'] as const
    expect(await idsOf({ q: 'phase-' })).toEqual(phases.map((phase) => `phase-${phase}`))
    for (const phase of phases) expect(await idsOf({ q: '模拟大赛', phase })).toEqual([`phase-${phase}`])
  })

  test('is searched as it is typed, and comes in parts', async () => {
    for (const day of ['2096-01-01', '2096-01-01', '2095-01-01'])
      await make({ title: '一%分', start_day: day })
    expect(await idsOf({ q: '一_分' })).toEqual([])
    const seen: string[] = []
    let after: string | undefined
    for (let part = 0; part < 3; part += 1) {
      const { list, next } = (await does('competitionList', { q: '一%', limit: 1, ...(after && { after }) }))
        .response
      seen.push(list[0].competition_id)
      expect(next === null).toBe(part === 2)
      after = next
    }
    expect(new Set(seen).size).toBe(3)
  })

  test('counts who plays and who was disqualified', async () => {
    await addContest(gateway, 'counted')
    await addPlayer(gateway, 'counted')
    await addPlayer(gateway, 'counted', { reason: '一人多户' })
    expect((await does('competitionList', { q: 'counted' })).response.list).toMatchObject([
      { players: 2, disqualified: 1 },
    ])
  })

  test('is read by those who look after contests, and changed by fewer', async () => {
    for (const role of ['approver', 'compliance', 'auditor'] as const) {
      const member = await signInMember(gateway, { roles: [role] })
      expect((await does('competitionList', {}, member)).status).toBe(200)
      expect(
        (
          await does(
            'competitionOpen',
            { competition_id: 'counted', base_revision: 1, is_open: true },
            member,
          )
        ).status,
      ).toBe(403)
    }
    const finance = await signInMember(gateway, { roles: ['finance'] })
    expect((await does('competitionList', {}, finance)).status).toBe(403)
  })
})

test('the indexes are what returns are set beside', async () => {
  expect((await does('competitionBenchmarks', {})).response.list).toEqual([
    { code: '000990.SH', name: '示例综指' },
  ])
})
