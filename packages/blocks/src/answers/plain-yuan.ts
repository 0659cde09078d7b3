import { type Fen, yuanOf } from '@yingzao/contract/client'

/** A sum as it stands on a coupon: whole yuan without their zeros. */
export function plainYuan(fen: Fen): string {
  return yuanOf(fen).replace(/\.00$/, '')
}
