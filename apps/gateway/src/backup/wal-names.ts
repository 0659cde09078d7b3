/** Of the embedded PostgreSQL, which is made with segments of this size. */
export const SEGMENT_BYTES = 16 * 1024 * 1024

const SEGMENTS_OF_FILE = 2 ** 32 / SEGMENT_BYTES
const SEGMENT = /^[0-9A-F]{24}$/
const ARCHIVED = /^(?:[0-9A-F]{24}(?:\.[0-9A-F]{8}\.backup|\.partial)?|[0-9A-F]{8}\.history)$/

/** Whether this is PostgreSQL's name for a whole segment of its log. */
export const isSegment = (name: string): boolean => SEGMENT.test(name)

/** Whether PostgreSQL hands files of such names to the archive: segments, and notes about them. */
export const isArchived = (name: string): boolean => ARCHIVED.test(name)

/** A segment, by its timeline and its place in it. */
interface Segment {
  timeline: number
  place: number
}

/** `000000010000000000000003` is the fourth of timeline 1. */
export function readSegment(name: string): Segment {
  const [timeline = 0, file = 0, part = 0] = [0, 8, 16].map((at) =>
    Number.parseInt(name.slice(at, at + 8), 16),
  )
  return { timeline, place: file * SEGMENTS_OF_FILE + part }
}

/** The name of the segment at this place in this timeline. */
export function nameSegment({ timeline, place }: Segment): string {
  return [timeline, Math.floor(place / SEGMENTS_OF_FILE), place % SEGMENTS_OF_FILE]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}

/** The segment after this one, in the same timeline. */
export function nextSegment(name: string): string {
  const { timeline, place } = readSegment(name)
  return nameSegment({ timeline, place: place + 1 })
}

/**
 * Finds the first segment missing from `first` on, up to the last that is there, in the timeline of `first` and in
 * those that continued from it. Undefined: none is. A later timeline repeats the segment in which it began.
 */
export function findGap(first: string, names: readonly string[]): string | undefined {
  const from = readSegment(first)
  const later = names
    .filter(isSegment)
    .map(readSegment)
    .filter(
      ({ timeline, place }) => timeline >= from.timeline && (timeline > from.timeline || place >= from.place),
    )
  let reached = from.place
  for (const timeline of [...new Set([from.timeline, ...later.map((one) => one.timeline)])].sort(
    (a, b) => a - b,
  )) {
    const places = new Set(later.filter((one) => one.timeline === timeline).map(({ place }) => place))
    const begun = timeline === from.timeline ? from.place : Math.min(reached, ...places)
    const last = Math.max(begun, ...places)
    for (let place = begun; place <= last; place += 1)
      if (!places.has(place)) return nameSegment({ timeline, place })
    reached = Math.max(reached, last + 1)
  }
  return undefined
}
