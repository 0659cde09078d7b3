import type { OperationResponse, Operations } from '@yingzao/contract/client'
import { answerList, keepAnswers, keptAnswers } from '@yingzao/host/risk-test'
import { element } from './element'
import { ask, isLoggedIn, part, show, whileBusy, wordsFor } from './page'

export type RiskQuestions = OperationResponse<Operations['riskTestQuestions']>
type RiskQuestion = RiskQuestions['questions'][number]

interface Asking {
  /** What has just happened; empty: nothing to report. */
  said: string
  onDone(result: OperationResponse<Operations['submitRiskTest']>): void
  /** The gateway has not accepted the answers, and says why. */
  onRefused(msg: string): Promise<void>
  onLeft(): void
  onLoginLost(): void
}

/** Asks one question after another, starting with the first unanswered one. Answers are kept while the tab is open. */
export function askQuestions(
  { version, title, questions }: RiskQuestions,
  { said, onDone, onRefused, onLeft, onLoginLost }: Asking,
): void {
  const answers = keptAnswers(version)
  const open = questions.findIndex(({ question_id }) => answers[question_id] === undefined)
  let shown = open === -1 ? questions.length - 1 : open
  const next = part<HTMLButtonElement>('[data-test] [type=submit]')

  part('[data-title]').textContent = title
  part('[data-later]').onclick = onLeft
  part('[data-before]').onclick = () => showAt(shown - 1)
  part('[data-test]').onchange = () => say({})
  part<HTMLFormElement>('[data-test]').onsubmit = (event) => {
    event.preventDefault()
    void whileBusy(next, goOn)
  }
  showAt(shown)
  say({ form: said })

  function showAt(index: number): void {
    const question = questions[index]
    if (!question) return
    shown = index
    showQuestion(question, answers[question.question_id])
    part('[data-place]').textContent = `第 ${index + 1} 题，共 ${questions.length} 题`
    Object.assign(part<HTMLProgressElement>('[data-test] progress'), {
      max: questions.length,
      value: index + 1,
    })
    next.textContent = index === questions.length - 1 ? '提交' : '下一题'
    show('[data-before]', index > 0)
    say({})
  }

  async function goOn(): Promise<void> {
    const chosen = document.querySelector<HTMLInputElement>('[data-options] :checked')
    const question = questions[shown]
    if (!chosen || !question) return say({ answer: '请选择一项' })
    answers[question.question_id] = chosen.value
    keepAnswers(version, answers)
    if (shown < questions.length - 1) showAt(shown + 1)
    else await submit()
  }

  async function submit(): Promise<void> {
    try {
      const { response, msg } = await ask('submitRiskTest', {
        version,
        answers: answerList(questions, answers),
      })
      if (response) onDone(response)
      else await onRefused(msg)
    } catch (error) {
      if (isLoggedIn()) say({ form: wordsFor(error) })
      else onLoginLost()
    }
  }
}

/** Screen reader users hear the question first. */
function showQuestion({ text, options }: RiskQuestion, answered: string | undefined): void {
  const legend = part('[data-question]')
  legend.textContent = text
  const list = part('[data-options]')
  list.textContent = ''
  for (const { option_id, text: words } of options) {
    const label = element('label', '', 'pp-answer')
    const input = Object.assign(element('input', ''), { type: 'radio', name: 'answer', value: option_id })
    input.checked = option_id === answered
    label.append(input, element('span', words))
    list.append(label)
  }
  legend.focus()
}

function say({ form = '', answer = '' }: { form?: string; answer?: string }): void {
  part('#form-fault').textContent = form
  part('#answer-fault').textContent = answer
}
