import {
  type OperationPayload,
  type Operations,
  problemsOf,
  type SurveyAnswers,
  type SurveyField,
  type SurveyProblem,
  shownFields,
} from '@yingzao/contract/client'
import type { NearPage } from '@yingzao/renderer'
import { type Answer, answerTo, type Response } from '../answers/answer'
import { MESSAGES } from '../fields/messages'
import { draftOf, onlyThose } from './draft'
import { shownVersion } from './draft-key'
import { fillIn, markStars } from './fill-in'
import { formPages } from './form-pages'
import { answersIn } from './names'
import { offerRegions } from './offer-regions'
import { sayProblems, takeBack } from './say-problems'
import { shownEnd } from './shown-end'

/** Shows and hides fields depending on the answers, says what is missing, and submits the answers, once. */
export function fillForm(block: HTMLElement, form: HTMLFormElement, page: NearPage): void {
  const fields: SurveyField[] = JSON.parse(form.dataset.rules as string)
  const id = block.dataset.id as string
  const version = shownVersion()
  const draft = draftOf(page, id, fields)
  if (draft.isSent()) {
    shownEnd(block, form, draft.end())
    return
  }
  const closed = closedAt(form, page.now())
  if (closed) {
    shownEnd(block, form, '', closed)
    return
  }
  const pages = formPages(form, fields)
  /** How the back key goes back, for each page that was turned to. */
  const backs: (() => void)[] = []
  let isAtWork = false

  function read(): SurveyAnswers {
    return answersIn(new FormData(form), fields)
  }

  function show(answers: SurveyAnswers): void {
    pages.show(answers)
    markStars(form)
  }

  function changed({ target }: Event): void {
    takeBack(target as Element)
    const answers = read()
    show(answers)
    draft.keep(answers)
  }

  async function send(event: Event): Promise<void> {
    event.preventDefault()
    if (isAtWork) return
    const answers = read()
    const isLast = pages.isLast()
    const busy = busyProblems(form)
    const isBusy = ({ field }: SurveyProblem) => busy.some((one) => one.field === field)
    const wrong = [...problemsOf(fields, answers).filter((one) => !isBusy(one)), ...busy]
    const problems = isLast
      ? [...wrong, ...consentProblem(form)]
      : wrong.filter(({ field }) => pages.has(field))
    sayProblems(form, problems)
    if (problems.length > 0) return page.toast((problems[0] as SurveyProblem).msg)
    if (!isLast) return goOn()
    isAtWork = true
    const button = form.querySelector('[type=submit]')
    button?.setAttribute('aria-busy', 'true')
    const answer = await handIn(answers)
    isAtWork = false
    button?.removeAttribute('aria-busy')
    if (answer.state === 'known') return finish((answer.response as Response<'submitSurvey'>).end)
    const { code = 0, msg = '' } = answer.state === 'failed' ? answer : {}
    if (CLOSED.includes(code)) return void shownEnd(block, form, '', msg)?.focus()
    const failure = msg || MESSAGES.unavailable
    sayProblems(form, [{ field: '', msg: failure }])
    page.toast(failure)
  }

  function goOn(): void {
    const goBack = () => {
      backs.pop()
      pages.turn(-1)
    }
    backs.push(page.enterStep?.(goBack) ?? goBack)
    pages.turn(1)
  }

  function handIn(answers: SurveyAnswers): Promise<Answer> {
    const shown = shownFields(fields, answers).filter((field) => field.id in answers)
    const payload: OperationPayload<Operations['submitSurvey']> = {
      page_code: page.pageCode(),
      block_id: id,
      version,
      submit_id: draft.submitId(),
      answers: onlyThose(shown, answers),
      agreed: consentOf(form)?.value,
    }
    return answerTo(page.ask, 'submitSurvey', payload)
  }

  function finish(end: string): void {
    draft.finish(end)
    page.lasting.set('sent', '1')
    shownEnd(block, form, end)?.focus()
  }

  fillIn(form, draft.answers)
  show(read())
  form.addEventListener('input', changed)
  form.addEventListener('change', changed)
  form.addEventListener('submit', (event) => void send(event))
  form.querySelector('.yz-survey__back')?.addEventListener('click', () => backs[backs.length - 1]?.())
  if (fields.some(({ type }) => type === 'file')) {
    const submission = () => ({ page_code: page.pageCode(), block_id: id, submit_id: draft.submitId() })
    import(/* webpackChunkName: "survey-files" */ './take-files').then(
      ({ takeFiles }) => takeFiles(form, fields, { ask: page.ask, submission }),
      () => page.toast(MESSAGES.chunk),
    )
  }
  offerRegions(form, draft.answers, {
    changed: () => show(read()),
    failed: () => page.toast(MESSAGES.chunk),
  })
}

function consentOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('[name=consent]')
}

function consentProblem(form: HTMLFormElement): SurveyProblem[] {
  const box = consentOf(form)
  return !box || box.checked ? [] : [{ field: 'consent', msg: MESSAGES.consent }]
}

/** A file that is still uploading is not an answer yet. */
function busyProblems(form: HTMLFormElement): SurveyProblem[] {
  const busy = Array.from(form.querySelectorAll<HTMLElement>('[data-field][data-busy]'))
  return busy.map(({ dataset }) => ({ field: dataset.field as string, msg: '文件还在上传，请稍候' }))
}

/** Not begun, over, answered already, full: nothing that is typed would change that. */
const CLOSED: readonly number[] = [400011, 400012, 400013, 400015]

/** Why a form takes no answers now, by its window and the server's time. */
function closedAt({ dataset }: HTMLFormElement, now: number): string | undefined {
  if (now < Number(dataset.opens || 0)) return '还没有开始，请稍后再来'
  return now >= Number(dataset.closes || Infinity) ? '已经结束，不再接受提交' : undefined
}
