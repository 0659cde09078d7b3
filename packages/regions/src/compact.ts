import type { Region } from './region'

/** Province, city, district: the mark that begins one, and how much one step in its part of the code adds to the id. */
const LEVELS = [
  { mark: '\n', step: 10_000 },
  { mark: '/', step: 100 },
  { mark: ',', step: 1 },
] as const

/**
 * The regions as one text, because four thousand quoted keys weigh more than the names they stand for:
 * `11北京市/北京市,东城区,西城区,5朝阳区,…`, a line for each province. Each name is preceded by its two digits of the id, left out
 * where they follow on from those of its neighbour. Throws on a region whose id is not inside its parent's.
 */
export function encodeRegions(regions: readonly Region[], parentId = 0, depth = 0): string {
  const { mark, step } = levelOf(depth)
  let last = 0
  const parts = regions.map(({ id, name, childs }) => {
    const digits = (id - parentId) / step
    if (!Number.isInteger(digits) || digits < 1 || digits > 99 || /[\d\n/,]/.test(name)) {
      throw new Error(
        `"${name}" (${id}) does not fit the compact form: ids nest, names hold no digits or marks.`,
      )
    }
    const own = `${digits === last + 1 ? '' : digits}${name}`
    last = digits
    return childs.length === 0 ? own : own + levelOf(depth + 1).mark + encodeRegions(childs, id, depth + 1)
  })
  return parts.join(mark)
}

/** Reads back what `encodeRegions` wrote. */
export function decodeRegions(text: string, parentId = 0, depth = 0): Region[] {
  const { mark, step } = levelOf(depth)
  const inner = LEVELS[depth + 1]?.mark
  let digits = 0
  return text.split(mark).map((part) => {
    const end = inner === undefined ? -1 : part.indexOf(inner)
    const own = end < 0 ? part : part.slice(0, end)
    const name = own.replace(/^\d+/, '')
    digits = name.length < own.length ? Number.parseInt(own, 10) : digits + 1
    const id = parentId + digits * step
    return { id, name, childs: end < 0 ? [] : decodeRegions(part.slice(end + 1), id, depth + 1) }
  })
}

function levelOf(depth: number): (typeof LEVELS)[number] {
  const level = LEVELS[depth]
  if (!level) throw new Error(`Regions have ${LEVELS.length} levels, not ${depth + 1}.`)
  return level
}
