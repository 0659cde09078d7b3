import { type Detail, nearestDay, placeOf, spotOf } from './record-shown'

/** How many days a key moves by. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -5,
  PageUp: 5,
  Home: -Infinity,
  End: Infinity,
}

/** The picture of a curve, and the day of it that a finger or a key is at. */
export function createSpot(): { show(record: HTMLElement, detail: Detail): void } {
  let shown: Detail | undefined
  let area: HTMLElement | undefined
  let line: HTMLElement
  let words: readonly HTMLElement[]
  let at = 0

  function move(index: number, isMarked: boolean): void {
    if (!shown || !area) return
    const last = Math.max(0, shown.curve.length - 1)
    at = Math.min(last, Math.max(0, index))
    const { date, own, bench, text } = spotOf(shown, at)
    const [day, mine, other] = words as [HTMLElement, HTMLElement, HTMLElement]
    const rate = mine.querySelector('b') as HTMLElement
    day.textContent = date
    rate.textContent = own.text
    rate.dataset.tone = own.tone
    other.textContent = bench
    area.setAttribute('aria-valuemax', String(last))
    area.setAttribute('aria-valuenow', String(at))
    area.setAttribute('aria-valuetext', text)
    line.hidden = !isMarked
    if (isMarked) line.style.left = `${placeOf(shown, at)}%`
  }

  function point({ clientX, buttons, pointerType, type }: PointerEvent): void {
    if (!shown || !area || (type === 'pointermove' && pointerType !== 'mouse' && buttons === 0)) return
    const { left, width } = area.getBoundingClientRect()
    move(nearestDay(shown, (clientX - left) / width), true)
  }

  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    move(at + step, true)
  }

  return {
    show(record, detail) {
      const chart = record.querySelector('[data-chart]') as HTMLElement
      const below = record.querySelector('[data-spot]') as HTMLElement
      const { svg } = detail.chart
      if (!area || !record.contains(area)) {
        area = chart.querySelector('[role=slider]') as HTMLElement
        line = area.firstElementChild as HTMLElement
        words = [...below.children] as HTMLElement[]
        area.addEventListener('pointerdown', point)
        area.addEventListener('pointermove', point)
        area.addEventListener('keydown', press)
      }
      chart.hidden = svg === ''
      below.hidden = svg === ''
      if (shown?.chart.svg === svg && chart.querySelector('svg'))
        return // Our gateway made the next one from numbers, and escaped the names in it.
      ;(chart.querySelector('[data-picture]') as HTMLElement).innerHTML = svg
      shown = detail
      move(detail.curve.length - 1, false)
    },
  }
}
