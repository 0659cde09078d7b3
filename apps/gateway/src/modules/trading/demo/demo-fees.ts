/** What an order costs, fen. */
export interface DemoFees {
  commission: number
  stamp: number
  transfer: number
}

/** As contests and exchanges have it: 0.03 % and at least 5 yuan, of sales 0.05 %, of both 0.001 %. */
export function demoFees(amount: number, is_buy: boolean): DemoFees {
  const part = (millionths: number) => Math.round((amount * millionths) / 1_000_000)
  return { commission: Math.max(500, part(300)), stamp: is_buy ? 0 : part(500), transfer: part(10) }
}
