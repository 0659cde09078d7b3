import type { Finding } from '@yingzao/schema/client'

/** How many findings there are for a block. */
export interface LayerMark {
  errors: number
  warnings: number
}

/** Counts what the checks say, by block. */
export function marksOf(findings: readonly Finding[]): ReadonlyMap<string, LayerMark> {
  const marks = new Map<string, LayerMark>()
  for (const { blockId, severity } of findings) {
    if (blockId === undefined || severity === 'info') continue
    const mark = marks.get(blockId) ?? { errors: 0, warnings: 0 }
    marks.set(blockId, {
      errors: mark.errors + (severity === 'error' ? 1 : 0),
      warnings: mark.warnings + (severity === 'warning' ? 1 : 0),
    })
  }
  return marks
}
