import { type CustomerLevel, LEVEL_TITLES } from '@yingzao/contract/client'

/** A level as it is shown to whoever has it: `C3 稳健型`. */
export function levelName(level: CustomerLevel): string {
  return `${level} ${LEVEL_TITLES[level]}`
}

/** What people of the weakest type have to be told. */
export const LOWEST_WORDS = '您属于风险承受能力最低类别，只能购买 R1 等级的产品。'
