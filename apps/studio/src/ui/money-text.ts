import { type Fen, yuanOf } from '@yingzao/contract/studio'

/** A sum as people read it: `¥1,980.00`. */
export function moneyText(fen: Fen): string {
  const [, sign = '', whole = '', part = ''] = /^(-?)(\d+)(\.\d+)$/.exec(yuanOf(fen)) ?? []
  return `${sign}¥${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}${part}`
}
