import { isColor, type PageDocument } from '@yingzao/schema/client'

const MOST = 14

/** Returns the colours that a page uses, most used first. Names are left out: any short word could be one. */
export function pageColours(page: PageDocument): string[] {
  const times = new Map<string, number>()
  const note = (value: unknown): void => {
    if (typeof value === 'string') {
      if (/^(?:#|rgb|hsl)/i.test(value) && isColor(value)) times.set(value, (times.get(value) ?? 0) + 1)
    } else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) note(inner)
    }
  }
  note(page.background)
  note(page.page_schema)
  return [...times]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([colour]) => colour)
}
