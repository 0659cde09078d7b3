import type { SurveyProblem } from '@yingzao/contract/client'

/** The place of a field in its form. */
export function placeOf(form: HTMLElement, id: string): HTMLElement | undefined {
  return Array.from(form.querySelectorAll<HTMLElement>('[data-field]')).find(
    ({ dataset }) => dataset.field === id,
  )
}

/** Shows below each field what is wrong with it and focuses the first; problems of no field go above the button. */
export function sayProblems(form: HTMLElement, problems: readonly SurveyProblem[]): void {
  for (const fault of form.querySelectorAll('.yz-fault')) clear(fault)
  for (const { field, msg } of problems) {
    const place = placeOf(form, field)
    const button = form.querySelector('.yz-survey__submit') as HTMLElement
    if (!place) {
      button.before(faultOf(msg))
      continue
    }
    const fault = faultOf(msg)
    const asked = askedIn(place)
    fault.id = `${asked.id}-fault`
    place.append(fault)
    asked.setAttribute(
      'aria-describedby',
      [asked.getAttribute('aria-describedby'), fault.id].filter(Boolean).join(' '),
    )
    // A group has no such state; the words below it say the same.
    if (asked.localName !== 'fieldset') asked.setAttribute('aria-invalid', 'true')
    place.dataset.invalid = ''
  }
  form.querySelector<HTMLElement>('[data-invalid] :enabled:not(fieldset)')?.focus()
}

/** Removes the error of a field when the field first changes. */
export function takeBack(within: Element): void {
  const fault = within.closest('[data-field]')?.querySelector('.yz-fault')
  if (fault) clear(fault)
}

function clear(fault: Element): void {
  const place = fault.closest<HTMLElement>('[data-field]')
  fault.remove()
  if (!place) return
  delete place.dataset.invalid
  const asked = askedIn(place)
  asked.removeAttribute('aria-invalid')
  const described = (asked.getAttribute('aria-describedby') || '').split(' ').filter((id) => id !== fault.id)
  if (described.some(Boolean)) asked.setAttribute('aria-describedby', described.join(' '))
  else asked.removeAttribute('aria-describedby')
}

/** What the label and error of a field refer to: its input, or the group of them. */
function askedIn(place: HTMLElement): HTMLElement {
  return place.querySelector('fieldset, textarea, input') as HTMLElement
}

/** As `Fault` of the fields. */
function faultOf(msg: string): HTMLElement {
  const fault = document.createElement('p')
  fault.className = 'yz-fault'
  fault.setAttribute('role', 'alert')
  fault.textContent = msg
  return fault
}
