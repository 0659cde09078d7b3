import { fenOf } from '@yingzao/contract/server'
import { z } from 'zod'

/** Yuan as Alipay writes them, as whole fen. */
export const yuan = z.string().transform((text, context) => {
  const fen = fenOf(text)
  if (fen !== undefined) return fen
  context.addIssue('no amount in yuan')
  return z.NEVER
})
