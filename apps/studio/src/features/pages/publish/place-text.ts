import { wording } from './wording'

/**
 * The place of a finding in words: `page_schema[3].children[0].value.alt` is the first block in the fourth. Undefined:
 * it concerns the page as a whole.
 */
export function placeText(path: string): string | undefined {
  if (!path.startsWith('page_schema[')) return undefined
  const steps = path.matchAll(/(?:^|\.)(?:page_schema|children)\[(\d+)\]/g)
  return wording.findings.place(Array.from(steps, ([, index]) => Number(index) + 1))
}
