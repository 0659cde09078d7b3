import type { CustomerLevel } from '@yingzao/contract/studio'
import { wording } from './wording'

/** The name of a level: `C1 保守型`, with the weakest type, which is part of it, named. */
export function levelText(risk_level: CustomerLevel, isLowest = false): string {
  const text = wording.level(risk_level, wording.levelTitles[risk_level])
  return isLowest ? `${text} · ${wording.lowest}` : text
}
