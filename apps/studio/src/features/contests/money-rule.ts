import { fenOf } from '@yingzao/contract/studio'

/** The rule for a field with a sum in yuan between two limits, which are in fen. */
export function money([min, max]: readonly [number, number], message: string) {
  return {
    validator: async (_rule: unknown, text: string | undefined) => {
      const fen = fenOf(text ?? '')
      if (fen === undefined || fen < min || fen > max) throw new Error(message)
    },
  }
}
