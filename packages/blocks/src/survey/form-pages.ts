import { type SurveyAnswers, type SurveyField, shownFields } from '@yingzao/contract/client'
import { placeOf } from './say-problems'

/** The pages of a form, one of which is seen. Without a page break there is one. */
export interface FormPages {
  isLast(): boolean
  /** Whether a field is on the page that is shown. */
  has(field: string): boolean
  /** Shows the fields of the current page that these answers call for. */
  show(answers: SurveyAnswers): void
  /** Moves on by this many pages, or back, and moves the focus to the heading of the new page. */
  turn(by: number): void
}

/** Divides a form at its page breaks. Pages that ask nothing, given the answers so far, are skipped. */
export function formPages(form: HTMLFormElement, fields: readonly SurveyField[]): FormPages {
  const count = form.querySelector<HTMLElement>('.yz-survey__count')
  let answers: SurveyAnswers = {}
  let pages: string[][] = []
  let at = 0

  function show(next: SurveyAnswers): void {
    answers = next
    pages = pagesOf(shownFields(fields, answers))
    const here = new Set(pages[at])
    for (const { id } of fields) {
      const place = placeOf(form, id)
      if (place) place.hidden = !here.has(id)
    }
    if (!count) return
    const isLast = at >= pages.length - 1
    count.textContent = `${at + 1}/${pages.length}`
    const consent = placeOf(form, 'consent')
    if (consent) consent.hidden = !isLast
    form.toggleAttribute('data-last', isLast)
    const back = form.querySelector<HTMLElement>('.yz-survey__back')
    if (back) back.hidden = at === 0
  }

  return {
    show,
    isLast: () => at >= pages.length - 1,
    has: (field) => pages[at]?.includes(field) === true,
    turn(by) {
      at = Math.min(Math.max(at + by, 0), pages.length - 1)
      show(answers)
      const [first = ''] = pages[at] ?? []
      const head = placeOf(form, first)?.querySelector<HTMLElement>('.yz-survey__head') ?? count
      head?.focus()
    },
  }
}

/** A page that has nothing but breaks does not count. */
function pagesOf(shown: readonly SurveyField[]): string[][] {
  const pages: SurveyField[][] = [[]]
  for (const field of shown) {
    if (field.type === 'page') pages.push([])
    pages[pages.length - 1]?.push(field)
  }
  const asking = pages.filter((page) => page.some(({ type }) => type !== 'page'))
  return asking.map((page) => page.map(({ id }) => id))
}
