import type { SurveyAnswers } from '@yingzao/contract/client'
import { inputName } from './names'

/** Fills in what was answered before. What a visitor or their browser has filled in meanwhile stays. */
export function fillIn(form: HTMLFormElement, answers: SurveyAnswers): void {
  for (const [id, said] of Object.entries(answers)) {
    for (const input of inputsOf(form, id)) {
      if (input.type === 'radio' || input.type === 'checkbox')
        input.checked ||= [said].flat().includes(input.value)
      // The regions come later and are chosen then.
      else if (input.localName !== 'select') input.value ||= String(said)
    }
  }
}

/** Fills all stars up to the one that is chosen. */
export function markStars(form: HTMLFormElement): void {
  for (const stars of form.querySelectorAll<HTMLElement>('.yz-survey__stars')) {
    const options = Array.from(stars.children) as HTMLElement[]
    const chosen = options.findIndex((option) => option.querySelector(':checked'))
    options.forEach((option, index) => {
      if (index <= chosen) option.dataset.full = ''
      else delete option.dataset.full
    })
  }
}

function inputsOf(form: HTMLFormElement, id: string): HTMLInputElement[] {
  return Array.from(form.elements as Iterable<Element>).filter(
    (element): element is HTMLInputElement => (element as HTMLInputElement).name === inputName(id),
  )
}
