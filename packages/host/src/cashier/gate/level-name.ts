import { type CustomerLevel, LEVEL_TITLES } from '@yingzao/contract/client'

/** A level as it is said to who has it: `C3 稳健型`. */
export function levelName(level: CustomerLevel): string {
  return `${level} ${LEVEL_TITLES[level]}`
}
