import type { NearPage, Stop } from '@yingzao/renderer'
import { followVacancy } from '../answers/follow-vacancy'
import type { NumberProps } from './props'

/** Writes the number that the server could not know, and again as it changes. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const line = block.querySelector<HTMLElement>('[data-vacancy]')
  const open = line?.querySelector('b')
  if (!line || !open) return undefined
  const { vacancy = '', field } = line.dataset
  return followVacancy(line, page, vacancy, ({ numbers, isLoading }) => {
    if (!isLoading) line.removeAttribute('aria-busy')
    if (numbers) open.textContent = String(numbers[field as NumberProps['field']])
  })
}
