// @vitest-environment jsdom
import { errors } from '@yingzao/contract/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { faults, find, isHidden, logInForTest, logOut, press, soon, text } from '../testing/own-page'
import { drawPassport, gatewayAnswering, refusing } from '../testing/passport-page'
import { installRiskTest } from './bought'

const QUESTIONS = {
  version: 3,
  title: '投资者风险承受能力测评',
  questions: ['您的年龄', '您的投资目标'].map((words, index) => ({
    question_id: `q${index}`,
    text: words,
    options: ['甲', '乙'].map((option) => ({ option_id: `${option}${index}`, text: `${words}${option}` })),
  })),
  result: null,
  attempts_left: 3,
}
const RESULT = {
  risk_level: 'C3',
  is_lowest: 0,
  tested_at: Date.parse('2026-11-24T12:00:00Z'),
  valid_until: Date.parse('2027-11-24T12:00:00Z'),
  is_valid: 1,
}

beforeEach(() => {
  logInForTest()
  sessionStorage.clear()
})

type Answers = Parameters<typeof gatewayAnswering>[0]
const withResult = (result: object | null, own: object = {}): Answers => ({
  riskTestQuestions: { ...QUESTIONS, ...own },
  riskTestResult: { result },
})
function open(answers: Answers = withResult(null)) {
  const outside = gatewayAnswering(answers)
  drawPassport({ page: 'riskTest' })
  installRiskTest()
  return outside
}
const isThere = () => soon(() => expect(isHidden('[data-overview] [data-mine]')).toBe(false))
const asks = (question: string) =>
  soon(() => expect([isHidden('[data-test]'), text('[data-question]')]).toEqual([false, question]))
const options = () => Array.from(document.querySelectorAll<HTMLInputElement>('[data-options] input'))
const goOn = () => find<HTMLFormElement>('[data-test]').requestSubmit()
async function answer(index: number): Promise<void> {
  options()[index]?.click()
  await soon(() => expect(find('[data-test] [type=submit]').hasAttribute('aria-busy')).toBe(false))
  goOn()
}

describe('the result of one’s risk test', () => {
  test('asks for a login, which leads back here', () => {
    logOut()
    const { asked } = open()
    expect([isHidden('[data-anonymous]'), asked]).toEqual([false, []])
    expect(find<HTMLAnchorElement>('[data-login]').search).toBe('?from=%2Fpassport%2Fm%2Frisk-test')
  })

  test.each([
    ['valid', {}, '有效', '可以购买 R1 至 R3 等级的产品。'],
    ['of the first level', { risk_level: 'C1' }, '有效', '可以购买 R1 等级的产品。'],
    [
      'of the weakest type',
      { risk_level: 'C1', is_lowest: 1 },
      '有效',
      '您属于风险承受能力最低类别，只能购买 R1 等级的产品。',
    ],
    ['over', { is_valid: 0 }, '已过期', '测评结果已过期，购买投资顾问服务前需要重新测评。'],
  ])('that is %s says so', async (_what, own, validity, means) => {
    open(withResult({ ...RESULT, ...own }))
    await isThere()
    expect([text('[data-validity]'), text('[data-means]')]).toEqual([validity, means])
  })

  test('says level, days, and how often the test can be taken today', async () => {
    open(withResult(RESULT, { attempts_left: 2 }))
    await isThere()
    expect(['level', 'tested', 'until', 'left', 'begin'].map((name) => text(`[data-${name}]`))).toEqual([
      'C3 稳健型',
      '2026年11月24日 20:00',
      '2027年11月24日',
      '今天还可以测评 2 次。',
      '重新测评',
    ])
  })

  test('is none yet', async () => {
    open()
    await isThere()
    expect([isHidden('[data-none]'), isHidden('[data-result]'), text('[data-begin]')]).toEqual([
      false,
      true,
      '开始测评',
    ])
  })

  test.each([
    [
      'can be taken no more today',
      withResult(RESULT, { attempts_left: 0 }),
      '今天的测评次数已用完，明天可以再测评。',
    ],
    [
      'is not published',
      {
        riskTestQuestions: refusing({ ...errors.contentNotFound, http: 200 }),
        riskTestResult: { result: RESULT },
      },
      '风险测评暂未开放，请拨打页面底部的电话。',
    ],
  ])('stays where the test %s, which is not offered then', async (_why, answers, words) => {
    open(answers)
    await isThere()
    expect([text('[data-level]'), text('[data-left]'), isHidden('[data-begin]')]).toEqual([
      'C3 稳健型',
      words,
      true,
    ])
  })

  test('did not come, and comes when asked again', async () => {
    open({ ...withResult(RESULT), riskTestResult: refusing(errors.serverError) })
    await soon(() => expect(text('[data-failed] p')).toBe(errors.serverError.msg))
    gatewayAnswering(withResult(RESULT))
    find('[data-retry]').click()
    await isThere()
  })
})

describe('the risk test', () => {
  async function begin(answers: Answers = {}, words = '开始测评') {
    const outside = open({ ...withResult(null), ...answers })
    await isThere()
    press(words)
    return outside
  }

  test('asks one question after the other, sends its answers with their version, and says the result', async () => {
    const { asked } = await begin({ submitRiskTest: { ...RESULT, attempts_left: 2 } })
    await asks('您的年龄')
    expect([text('[data-title]'), text('[data-place]')]).toEqual([QUESTIONS.title, '第 1 题，共 2 题'])
    expect(document.activeElement).toBe(find('[data-question]'))
    await answer(1)
    await asks('您的投资目标')
    expect(text('[data-test] [type=submit]')).toBe('提交')
    await answer(0)
    await soon(() => expect(text('[data-said]')).toBe('测评已完成，结果已经生效。'))
    expect(asked.at(-1)).toEqual([
      'submitRiskTest',
      {
        version: 3,
        answers: [
          { question_id: 'q0', option_id: '乙0' },
          { question_id: 'q1', option_id: '甲1' },
        ],
      },
    ])
    expect([text('[data-level]'), text('[data-left]'), text('[data-begin]')]).toEqual([
      'C3 稳健型',
      '今天还可以测评 2 次。',
      '重新测评',
    ])
    expect(sessionStorage.length).toBe(0)
  })

  test('goes on with an answer only', async () => {
    await begin()
    await asks('您的年龄')
    goOn()
    await soon(() => expect(text('#answer-fault')).toBe('请选择一项'))
    options()[0]?.click()
    expect(text('#answer-fault')).toBe('')
    expect(text('[data-question]')).toBe('您的年龄')
  })

  test('goes back to what was answered', async () => {
    await begin()
    await asks('您的年龄')
    expect(isHidden('[data-before]')).toBe(true)
    await answer(1)
    await asks('您的投资目标')
    press('上一题')
    await asks('您的年龄')
    expect(options().map(({ checked }) => checked)).toEqual([false, true])
  })

  test('is left and gone on with, in the cashier as well, whose answers are the same', async () => {
    await begin()
    await asks('您的年龄')
    await answer(1)
    await asks('您的投资目标')
    press('以后再答')
    await isThere()
    await soon(() => expect(text('[data-begin]')).toBe('继续测评（已答 1 题）'))
    expect(JSON.parse(sessionStorage.getItem('risk-test') ?? '')).toEqual({
      version: 3,
      answers: { q0: '乙0' },
    })
    press('继续测评（已答 1 题）')
    await asks('您的投资目标')
  })

  test('begins anew, and says so, where answers of another questionnaire are kept', async () => {
    sessionStorage.setItem('risk-test', JSON.stringify({ version: 2, answers: { q0: '乙0' } }))
    await begin()
    await asks('您的年龄')
    expect(faults()).toEqual(['问卷已更新，之前的作答不再适用，请重新作答。'])
    expect([options().some(({ checked }) => checked), sessionStorage.length]).toEqual([false, 0])
  })

  test('begins anew, and says so, when the questionnaire has changed meanwhile', async () => {
    const refused = refusing({ ...errors.invalidParameters, http: 200 })
    await begin({ submitRiskTest: refused })
    await asks('您的年龄')
    await answer(1)
    await asks('您的投资目标')
    const { asked } = gatewayAnswering({
      submitRiskTest: refused,
      riskTestQuestions: { ...QUESTIONS, version: 4 },
      riskTestResult: { result: null },
    })
    await answer(1)
    await asks('您的年龄')
    expect(faults()).toEqual(['问卷已更新，之前的作答不再适用，请重新作答。'])
    expect(options().some(({ checked }) => checked)).toBe(false)
    expect(asked.map(([id]) => id)).toEqual(['submitRiskTest', 'riskTestQuestions'])
  })

  test('says why its answers were not taken, which are kept', async () => {
    const msg = '请回答第 1 题'
    await begin({ submitRiskTest: refusing({ ...errors.invalidParameters, msg, http: 200 }) })
    await asks('您的年龄')
    await answer(1)
    await asks('您的投资目标')
    await answer(0)
    await soon(() => expect(faults()).toEqual([msg]))
    expect([text('[data-question]'), options()[0]?.checked]).toEqual(['您的投资目标', true])
  })

  test.each([
    ['get lost', undefined, '网络异常，请稍后重试'],
    ['are one test too many', refusing(errors.tooManyRequests), errors.tooManyRequests.msg],
  ])('keeps answers that %s', async (_how, submitRiskTest, words) => {
    await begin(submitRiskTest && { submitRiskTest })
    await asks('您的年龄')
    await answer(1)
    await asks('您的投资目标')
    await answer(0)
    await soon(() => expect(faults()).toEqual([words]))
    expect(Object.keys(JSON.parse(sessionStorage.getItem('risk-test') ?? '').answers)).toEqual(['q0', 'q1'])
  })

  test('ends with the login, and its answers wait for the next', async () => {
    await begin({ submitRiskTest: refusing(errors.loginExpired) })
    await asks('您的年龄')
    await answer(1)
    await asks('您的投资目标')
    await answer(0)
    await soon(() => expect(isHidden('[data-anonymous]')).toBe(false))
    expect([isHidden('[data-test]'), isHidden('[data-overview] [data-mine]'), sessionStorage.length]).toEqual(
      [true, true, 1],
    )
  })

  test('says so when it cannot be begun', async () => {
    open()
    await isThere()
    gatewayAnswering({})
    press('开始测评')
    await soon(() => expect(text('.yz-toast')).toBe('网络异常，请稍后重试'))
    expect(isHidden('[data-test]')).toBe(true)
  })

  test('is text, whatever is asked', async () => {
    const hostile = '<img src=x onerror=alert(1)>'
    const question = { question_id: 'q', text: hostile, options: [{ option_id: 'o', text: hostile }] }
    await begin({ riskTestQuestions: { ...QUESTIONS, title: hostile, questions: [question] } })
    await asks(hostile)
    expect(document.querySelector('main img')).toBeNull()
  })
})
