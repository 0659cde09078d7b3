import { fenOf } from '@yingzao/contract/studio'

/** The rule of a field for a sum in yuan between two, which are fen. */
export function money([min, max]: readonly [number, number], message: string) {
  return {
    validator: async (_rule: unknown, text: string | undefined) => {
      const fen = fenOf(text ?? '')
      if (fen === undefined || fen < min || fen > max) throw new Error(message)
    },
  }
}
