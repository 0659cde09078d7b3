import type { OperationResponse, Operations } from '@yingzao/contract/client'
import { answerList, dropAnswers, keepAnswers, keptAnswers, LOWEST_WORDS, levelName } from '../../risk-test'
import type { About, Flow } from '../flow'
import { button, choices, note, text } from '../parts'

type Test = OperationResponse<Operations['riskTestQuestions']>
type Result = OperationResponse<Operations['submitRiskTest']>

/** The risk test: one question after another, the result, and on. Answers are kept while the tab is open. */
export async function riskTestStep(flow: Flow, about: About): Promise<void> {
  flow.wait('正在加载风险测评…')
  const retry = { ...about, again: () => riskTestStep(flow, about) }
  const test = await flow.ask('riskTestQuestions', {}, retry)
  if (!test) return
  if (test.attempts_left === 0) showNoMore(flow, test)
  else begin(flow, test, about)
}

function showNoMore(flow: Flow, { result }: Test): void {
  flow.show(
    '今天的测评次数已用完',
    text(result ? `当前结果：${levelName(result.risk_level)}。明天可以重新测评。` : '请明天再来测评。'),
    button('返回', flow.leave),
  )
}

function begin(flow: Flow, test: Test, about: About): void {
  const answers = keptAnswers(test.version)
  const first = test.questions.findIndex(({ question_id }) => answers[question_id] === undefined)
  showQuestion(first === -1 ? test.questions.length - 1 : first)

  function showQuestion(index: number, fault = ''): void {
    const question = test.questions[index]
    if (!question) return
    const { question_id, options } = question
    const list = choices(
      question.text,
      options.map((option) => ({ value: option.option_id, name: option.text })),
      options.findIndex(({ option_id }) => option_id === answers[question_id]),
    )
    list.field.classList.add('yz-cashier__question')
    const isLast = index === test.questions.length - 1
    const goOn = () => {
      const chosen = list.chosen()
      if (chosen === undefined) return showQuestion(index, '请选择一项')
      answers[question_id] = chosen
      keepAnswers(test.version, answers)
      return isLast ? submit() : showQuestion(index + 1)
    }
    flow.show(
      test.title,
      text(`第 ${index + 1} 题，共 ${test.questions.length} 题`),
      list.field,
      ...(fault ? [note(fault)] : []),
      button(isLast ? '提交' : '下一题', goOn),
      ...(index > 0 ? [button('上一题', () => showQuestion(index - 1), true)] : []),
    )
  }

  async function submit(): Promise<void> {
    flow.wait('正在提交…')
    const result = await flow.ask(
      'submitRiskTest',
      { version: test.version, answers: answerList(test.questions, answers) },
      { ...about, again: () => riskTestStep(flow, about) },
    )
    if (!result) return
    dropAnswers()
    showResult(flow, result, about)
  }
}

function showResult(flow: Flow, result: Result, about: About): void {
  const { risk_level, is_lowest, valid_until, attempts_left } = result
  flow.show(
    '测评结果',
    text(`您的风险承受能力：${levelName(risk_level)}`, 'yz-cashier__name'),
    ...(is_lowest ? [text(LOWEST_WORDS)] : []),
    text(`有效期至 ${dayText(valid_until)}`),
    button('确认结果并继续', about.again),
    ...(attempts_left > 0 ? [button('重新测评', () => riskTestStep(flow, about), true)] : []),
  )
}

/** A day as people in China write it. */
function dayText(ms: number): string {
  return new Date(ms).toLocaleDateString('zh-CN', { timeZone: 'Asia/Shanghai' })
}
