import { chinaDay, chinaMidnight, dayAfter } from '../../../time/china-time'

const HOUR_MS = 3_600_000

/** What is counted in one transaction: some hours of one day in China. */
export interface Piece {
  day: string
  from: Date
  to: Date
}

/** The beginning of the hour that a moment is in: hours in China begin when those of Greenwich do. */
export function hourOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS)
}

export function hoursBefore(moment: Date, hours: number): Date {
  return new Date(moment.getTime() - hours * HOUR_MS)
}

/** The time from the hour of one moment until another, cut where days in China begin. */
export function piecesOf(from: Date, to: Date): Piece[] {
  const pieces: Piece[] = []
  for (let begin = hourOf(from); begin < to; ) {
    const day = chinaDay(begin)
    const next = chinaMidnight(dayAfter(day))
    pieces.push({ day, from: begin, to: next < to ? next : to })
    begin = next
  }
  return pieces
}
