import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { meetingOf, race } from '../testing/race'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { countToday, insertTest } from './test-store'
import { allOf, publishQuestions, SHORT } from './testing/questionnaires'

let gateway: TestGateway
let version: number
let visitor: SignedIn
beforeAll(async () => {
  gateway = await startTestGateway()
  version = await publishQuestions(gateway)
})
beforeEach(async () => {
  visitor = await signIn(gateway)
})
afterAll(() => gateway[Symbol.asyncDispose]())

async function rows(statement: string, values: unknown[] = []) {
  return (await gateway.database.owner.pool.query(statement, values)).rows
}

const submit = (answers: unknown, sent: number = version, who = visitor) =>
  call(gateway, 'submitRiskTest', { version: sent, answers } as never, who)
const testsOf = ({ uid }: SignedIn = visitor) =>
  rows('SELECT * FROM risk_test WHERE uid = $1 ORDER BY id', [uid])

/** Tests never change; this one is inserted as it would have been taken then. */
const takenBefore = (hours: number, risk_level: string) =>
  rows(
    `INSERT INTO risk_test (uid, version, answers, points, risk_level, is_lowest, raised_within_a_day, ip, ua, created_at, valid_until)
     VALUES ($1, $2, '[]', 0, $3, false, false, '203.0.113.7', '', now() - make_interval(hours => $4),
       now() - make_interval(hours => $4) + interval '1 year')`,
    [visitor.uid, version, risk_level, hours],
  )

describe('the questions', () => {
  test('are told without their points', async () => {
    const { code, response } = await call(gateway, 'riskTestQuestions', {}, visitor)
    expect(code).toBe(1)
    expect(response).toMatchObject({ version, title: '测评', result: null, attempts_left: 3 })
    expect(response.questions[0]).toEqual({
      question_id: 'loss',
      text: '题目 loss',
      options: SHORT.questions[0]?.options.map(({ option_id, text }) => ({ option_id, text })),
    })
    expect(JSON.stringify(response)).not.toContain('points')
  })

  test('come with what the newest test has come to', async () => {
    const { response: result } = await submit(allOf('some'))
    const { response } = await call(gateway, 'riskTestQuestions', {}, visitor)
    const { attempts_left, ...told } = result
    expect(response).toMatchObject({ result: told, attempts_left })
    expect((await call(gateway, 'riskTestResult', {}, visitor)).response).toEqual({ result: told })
  })
})

describe('a test', () => {
  test('is stored whole, is good for a year, and the visitor is known by it', async () => {
    const { code, response } = await submit([...allOf('more')].reverse())
    expect(code).toBe(1)
    expect(response).toMatchObject({ risk_level: 'C4', is_lowest: 0, is_valid: 1, attempts_left: 2 })
    const [stored] = await testsOf()
    expect(stored).toMatchObject({ version, points: 14, risk_level: 'C4', answers: allOf('more') })
    const [year] = await rows(
      "SELECT valid_until = created_at + interval '12 months' AS is_year FROM risk_test WHERE uid = $1",
      [visitor.uid],
    )
    expect(year.is_year).toBe(true)
    expect((await call(gateway, 'currentUser', {}, visitor)).response.risk_level).toBe('C4')
  })

  test('of the weakest type is C1 however many points it has', async () => {
    const [live] = await rows(`SELECT version FROM questionnaire WHERE state = 'live'`)
    version = await publishQuestions(gateway, {
      lowest: [[{ question_id: 'time', option_id: 'much' }]],
    })
    expect((await submit(allOf('much'))).response).toMatchObject({ risk_level: 'C1', is_lowest: 1 })
    expect(await testsOf()).toMatchObject([{ points: 20, risk_level: 'C1', is_lowest: true }])
    expect(version).toBe(live.version + 1)
    version = await publishQuestions(gateway)
  })

  test('may be taken again, and the newest one counts, a lower one as well', async () => {
    await submit(allOf('much'))
    await submit(allOf('few'))
    expect((await call(gateway, 'riskTestResult', {}, visitor)).response.result).toMatchObject({
      risk_level: 'C2',
    })
    expect(await testsOf()).toHaveLength(2)
  })

  test.each([
    [[], '请回答第 1 题'],
    [allOf('no').slice(0, 1), '请回答第 2 题'],
    [[...allOf('no'), { question_id: 'time', option_id: 'few' }], '第 2 题只能选择一个答案'],
    [[...allOf('no'), { question_id: 'time', option_id: 'no' }], '第 2 题只能选择一个答案'],
    [allOf('none'), '第 1 题的选项不存在，请刷新后重新作答'],
    [
      [...allOf('no'), { question_id: 'other', option_id: 'no' }],
      '有的题目不在当前的问卷里，请刷新后重新作答',
    ],
    ['all', '参数错误'],
    [undefined, '参数错误'],
  ])('with answers %j is refused in words, and nothing is stored', async (answers, msg) => {
    expect(await submit(answers)).toMatchObject({ code: 400_001, msg: expect.stringContaining(msg) })
    expect(await testsOf()).toEqual([])
    expect((await call(gateway, 'currentUser', {}, visitor)).response.risk_level).toBeNull()
  })

  test.each([-1, 1])('of another version, %i away, is refused', async (away) => {
    expect(await submit(allOf('no'), version + away)).toMatchObject({
      code: 400_001,
      msg: '问卷已更新，请刷新后重新作答',
    })
    expect(await testsOf()).toEqual([])
  })

  test('that raises the level within a day says so, one after it or one that lowers it does not', async () => {
    await takenBefore(25, 'C1')
    await submit(allOf('few'))
    await submit(allOf('much'))
    await submit(allOf('more'))
    const raised = (await testsOf()).map(({ raised_within_a_day }) => raised_within_a_day)
    expect(raised).toEqual([false, false, true, false])
  })

  test('is over after its time: the visitor is told so, and known by no level', async () => {
    await gateway.ctx.db.orm.transaction((tx) =>
      insertTest(tx, {
        uid: visitor.uid,
        version,
        answers: allOf('much'),
        points: 20,
        risk_level: 'C5',
        is_lowest: false,
        isRaised: false,
        ip: '203.0.113.7',
        ua: '',
        validMonths: 12,
        monthsAgo: 13,
      }),
    )
    await rows(
      `UPDATE softuser SET risk_level = 'C5', risk_at = now() - interval '13 months', risk_until = now() - interval '1 month'
       WHERE softuser_id = $1`,
      [visitor.uid],
    )
    expect((await call(gateway, 'riskTestResult', {}, visitor)).response.result).toMatchObject({
      risk_level: 'C5',
      is_valid: 0,
    })
    expect((await call(gateway, 'riskTestQuestions', {}, visitor)).response.result).toBeNull()
    expect((await call(gateway, 'currentUser', {}, visitor)).response.risk_level).toBeNull()
  })
})

describe('the tests of a day', () => {
  test('are as many as the questionnaire says; those of yesterday do not count', async () => {
    await takenBefore(25, 'C1')
    for (const left of [2, 1, 0])
      expect((await submit(allOf('no'))).response).toMatchObject({ attempts_left: left })
    expect(await submit(allOf('no'))).toMatchObject({
      status: 429,
      code: 429_001,
      msg: '今天的测评次数已用完，请明天再试',
    })
    expect(await testsOf()).toHaveLength(4)
    expect((await call(gateway, 'riskTestQuestions', {}, visitor)).response.attempts_left).toBe(0)
  })

  test('are no more where they come at once', async () => {
    const codes = await race(10, async () => (await submit(allOf('some'))).code)
    expect(codes.filter((code) => code === 1)).toHaveLength(3)
    expect(await testsOf()).toHaveLength(3)
  })

  test('would be more if each only looked before', async () => {
    const allHaveLooked = meetingOf(10)
    const { orm } = gateway.ctx.db
    const taken = await race(10, async () => {
      const before = await countToday(orm, visitor.uid)
      await allHaveLooked()
      if (before >= 3) return false
      await orm.transaction((tx) =>
        insertTest(tx, {
          uid: visitor.uid,
          version,
          answers: allOf('some'),
          points: 8,
          risk_level: 'C3',
          is_lowest: false,
          isRaised: false,
          ip: '203.0.113.7',
          ua: '',
          validMonths: 12,
        }),
      )
      return true
    })
    expect(taken.filter((one) => one).length).toBeGreaterThan(3)
  })
})

describe('what was stored', () => {
  test.each([
    ['UPDATE risk_test SET points = 1', /evidence/],
    ['DELETE FROM risk_test', /evidence/],
    ['TRUNCATE risk_test CASCADE', /evidence/],
    [`UPDATE questionnaire SET title = '改' WHERE state = 'live'`, /never changed/],
    [`UPDATE questionnaire SET state = 'live', title = '改' WHERE state = 'past'`, /never changed/],
    [`DELETE FROM questionnaire WHERE state = 'past'`, /never changed/],
  ])('cannot be changed: %s', async (statement, said) => {
    await submit(allOf('no'))
    await expect(rows(statement)).rejects.toThrow(said)
  })

  test('is no business of the service either', async () => {
    await expect(gateway.ctx.db.pool.query('DELETE FROM risk_test')).rejects.toThrow(/permission denied/)
  })
})

test('where nothing is published, that is said', async () => {
  await using empty = await startTestGateway()
  const somebody = await signIn(empty)
  const refused = { code: 404_001, msg: '风险测评暂未开放，请联系客服' }
  expect(await call(empty, 'riskTestQuestions', {}, somebody)).toMatchObject(refused)
  expect(await call(empty, 'submitRiskTest', { version: 1, answers: [] }, somebody)).toMatchObject(refused)
  expect((await call(empty, 'riskTestResult', {}, somebody)).response).toEqual({ result: null })
})
