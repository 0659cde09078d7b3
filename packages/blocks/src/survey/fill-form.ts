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
import { answerTo } from '../answers/answer'
import { takeLater } from '../answers/take-later'
import { MESSAGES } from '../fields/messages'
import { draftOf, onlyThose } from './draft'
import { shownVersion } from './draft-key'
import { fillIn, markStars } from './fill-in'
import { answersIn } from './names'
import { offerRegions } from './offer-regions'
import { placeOf, sayProblems, takeBack } from './say-problems'

/** Shows and hides fields by what is answered, says what is missing, and hands the answers in, once. */
export function fillForm(block: HTMLElement, form: HTMLFormElement, page: NearPage): void {
  const fields: SurveyField[] = JSON.parse(form.dataset.rules as string)
  const id = block.dataset.id as string
  const version = shownVersion()
  const draft = draftOf(page, id, fields)
  if (draft.isSent()) {
    showDone(block, form)
    return
  }
  let isAtWork = false

  function read(): SurveyAnswers {
    return answersIn(new FormData(form), fields)
  }

  function show(answers: SurveyAnswers): void {
    const shown = new Set(shownFields(fields, answers).map((field) => field.id))
    for (const field of fields) {
      const place = placeOf(form, field.id)
      if (place) place.hidden = !shown.has(field.id)
    }
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
    const problems = [...problemsOf(fields, answers), ...consentProblem(form)]
    sayProblems(form, problems)
    if (problems.length > 0) return page.toast((problems[0] as SurveyProblem).msg)
    isAtWork = true
    const button = form.querySelector('[type=submit]')
    button?.setAttribute('aria-busy', 'true')
    const failure = await handIn(answers)
    isAtWork = false
    button?.removeAttribute('aria-busy')
    if (failure === undefined) return finish()
    sayProblems(form, [{ field: '', msg: failure }])
    page.toast(failure)
  }

  /** Gives why not, in words for the visitor. */
  async function handIn(answers: SurveyAnswers): Promise<string | undefined> {
    const shown = shownFields(fields, answers).filter((field) => field.id in answers)
    const payload: OperationPayload<Operations['submitSurvey']> = {
      page_code: page.pageCode(),
      block_id: id,
      version,
      submit_id: draft.submitId(),
      answers: onlyThose(shown, answers),
      agreed: consentOf(form)?.value,
    }
    const answer = await answerTo(page.ask, 'submitSurvey', payload)
    if (answer.state === 'known') return undefined
    return (answer.state === 'failed' && answer.msg) || MESSAGES.unavailable
  }

  function finish(): void {
    draft.finish()
    page.lasting.set('sent', '1')
    showDone(block, form)?.focus()
  }

  fillIn(form, draft.answers)
  show(read())
  form.addEventListener('input', changed)
  form.addEventListener('change', changed)
  form.addEventListener('submit', (event) => void send(event))
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

/** Puts the end in the place of all that asked, and gives its heading. */
function showDone(block: HTMLElement, form: HTMLFormElement): HTMLElement | null {
  const done = takeLater(block, 'done')
  const place = form.parentElement as HTMLElement
  place.textContent = ''
  place.append(done)
  return done.querySelector('h2')
}
