import { CONTENT_NOT_FOUND, type OperationResponse, type Operations } from '@yingzao/contract/client'
import { dropAnswers, hasOtherAnswers, keptAnswers } from '@yingzao/host/risk-test'
import { toast } from '../../client/toast'
import { loadPage, loadWhenWanted } from './list-states'
import { ask, isLoggedIn, part, show, whileBusy, wordsFor } from './page'
import { askQuestions, type RiskQuestions } from './risk-questions'
import { type RiskResult, showResult } from './risk-result'

const OUTDATED = '问卷已更新，之前的作答不再适用，请重新作答。'

/** Shows the result of somebody's risk test, and the test. */
export function installRiskTest(): void {
  part<HTMLButtonElement>('[data-begin]').onclick = ({ currentTarget }) =>
    void whileBusy(currentTarget as HTMLButtonElement, () => begin())
  loadWhenWanted(() => load())
}

/** Shows the result. `said`: what has just happened. */
async function load(said = ''): Promise<void> {
  show('[data-test]', false)
  show('[data-overview]', true)
  show('[data-mine]', false)
  await loadPage(async () => {
    const [questions, result] = await Promise.all([fetchQuestions(), fetchResult()])
    showOverview({ result, ...leftOf(questions) }, said)
    return undefined
  })
}

interface Overview {
  result: RiskResult | null
  /** How often it can be taken today. Undefined: there are no questions. */
  left: number | undefined
  /** How many questions have been answered. */
  answered: number
}

function leftOf(questions: RiskQuestions | undefined) {
  if (!questions) return { left: undefined, answered: 0 }
  return { left: questions.attempts_left, answered: Object.keys(keptAnswers(questions.version)).length }
}

function showOverview({ result, left, answered }: Overview, said: string): void {
  showResult(result)
  part('[data-said]').textContent = said
  part('[data-left]').textContent = leftWords(left)
  part('[data-begin]').textContent =
    answered > 0 ? `继续测评（已答 ${answered} 题）` : result ? '重新测评' : '开始测评'
  show('[data-begin]', left !== undefined && left > 0)
  show('[data-mine]', true)
}

function leftWords(left: number | undefined): string {
  if (left === undefined) return '风险测评暂未开放，请拨打页面底部的电话。'
  return left > 0 ? `今天还可以测评 ${left} 次。` : '今天的测评次数已用完，明天可以再测评。'
}

/** Nothing where compliance has published none yet. */
async function fetchQuestions(): Promise<RiskQuestions | undefined> {
  const { response, code, msg } = await ask('riskTestQuestions', {})
  if (!response && code !== CONTENT_NOT_FOUND) throw new Error(msg)
  return response
}

async function fetchResult(): Promise<RiskResult | null> {
  const { response, msg } = await ask('riskTestResult', {})
  if (!response) throw new Error(msg)
  return response.result
}

/** Asks the current questions; `said`: what has just happened. */
async function begin(said = ''): Promise<void> {
  try {
    const questions = await fetchQuestions()
    if (!questions || questions.attempts_left === 0) return await load(said)
    askNow(questions, said)
  } catch (error) {
    if (!isLoggedIn()) return load()
    toast(wordsFor(error))
  }
}

/** Answers to another questionnaire no longer count, and the visitor is told so. */
function askNow(questions: RiskQuestions, said: string): void {
  const isOutdated = hasOtherAnswers(questions.version)
  if (isOutdated) dropAnswers()
  show('[data-overview]', false)
  show('[data-test]', true)
  askQuestions(questions, {
    said: isOutdated ? OUTDATED : said,
    onDone: showDone,
    onRefused: begin,
    onLeft: () => void load().then(() => part('[data-begin]').focus()),
    onLoginLost: () => void load(),
  })
}

function showDone({ attempts_left, ...result }: OperationResponse<Operations['submitRiskTest']>): void {
  dropAnswers()
  show('[data-test]', false)
  show('[data-overview]', true)
  showOverview({ result, left: attempts_left, answered: 0 }, '测评已完成，结果已经生效。')
  part('[data-mine]').focus()
}
