import { chinaDay, chinaMidnight, chinaTime } from '../../../time/china-time'

/** A moment of a day: the number of its quotes, and their time. */
export interface Step {
  day: string
  /** 0 at the opening, `LAST_STEP` at the close. */
  number: number
  quoted_at: Date
}

const STEP_S = 3
/** By China's clock, in seconds of the day: the opening price, and the two periods in which everything is traded. */
const OPENING = clock(9, 25)
const MORNING = { from: clock(9, 30), until: clock(11, 30) }
const AFTERNOON = { from: clock(13), until: clock(15) }
const IN_MORNING = (MORNING.until - MORNING.from) / STEP_S
/** The close. */
export const LAST_STEP = 1 + IN_MORNING + (AFTERNOON.until - AFTERNOON.from) / STEP_S

/** The newest step of a day by a moment. Undefined: the day has not opened. */
export function stepAt(moment: Date): Step | undefined {
  const time = chinaTime(moment)
  const [hours = 0, minutes = 0, seconds = 0] = time.slice(11, 19).split(':').map(Number)
  const second = clock(hours, minutes) + seconds
  return second < OPENING ? undefined : stepOf(chinaDay(moment), numberAt(second))
}

/** The step at which a day closes. */
export function closeOf(day: string): Step {
  return stepOf(day, LAST_STEP)
}

function numberAt(second: number): number {
  if (second < MORNING.from) return 0
  if (second < AFTERNOON.from) return Math.min(IN_MORNING, 1 + Math.floor((second - MORNING.from) / STEP_S))
  return Math.min(LAST_STEP, 1 + IN_MORNING + Math.floor((second - AFTERNOON.from) / STEP_S))
}

function stepOf(day: string, number: number): Step {
  const second =
    number === 0
      ? OPENING
      : number <= IN_MORNING
        ? MORNING.from + (number - 1) * STEP_S
        : AFTERNOON.from + (number - 1 - IN_MORNING) * STEP_S
  return { day, number, quoted_at: new Date(chinaMidnight(day).getTime() + second * 1_000) }
}

function clock(hours: number, minutes = 0): number {
  return (hours * 60 + minutes) * 60
}
