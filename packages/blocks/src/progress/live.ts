import type { NearPage, Stop } from '@yingzao/renderer'
import { followVacancy, type Vacancy } from '../answers/follow-vacancy'
import { percentOf, remainOf } from './percent'

/** Fills in the numbers of a vacancy, which the server could not know, and again as they change. */
export function live(block: HTMLElement, page: NearPage): Stop | undefined {
  const box = block.querySelector<HTMLElement>('[data-vacancy]')
  if (!box) return undefined
  return followVacancy(box, page, box.dataset.vacancy || '', (vacancy) => show(box, vacancy))
}

function show(box: HTMLElement, { numbers, isLoading }: Vacancy): void {
  const bar = box.querySelector('[role=progressbar]') as HTMLElement
  if (isLoading) bar.setAttribute('aria-busy', 'true')
  else bar.removeAttribute('aria-busy')
  if (!numbers) {
    bar.setAttribute('aria-valuetext', isLoading ? '加载中' : '暂无数据')
    return
  }
  const { change_type_limit: limit, current_num: current } = numbers
  const percent = percentOf({ limit, current }) || 0
  box.classList.toggle('yz-progress--full', percent === 100)
  bar.classList.remove('yz-progress__bar--open')
  bar.setAttribute('aria-valuenow', `${percent}`)
  bar.setAttribute('aria-valuetext', `${percent}%`)
  ;(bar.firstElementChild as HTMLElement).style.width = `${percent}%`
  write(box, '.yz-progress__percent', `${percent}%`)
  write(box, '[data-taken]', `${current}`)
  write(box, '[data-remain]', remainOf(limit, current))
}

/** If the view has left the element out there is nothing to write. */
function write(box: HTMLElement, place: string, text: string): void {
  const element = box.querySelector(place)
  if (element) element.textContent = text
}
