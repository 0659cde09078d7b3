import { capitalsOf, type Fen } from '@yingzao/contract/studio'

/** A sum in words, so that whoever pays it back notices a wrong one. */
export const moneyWords: (fen: Fen) => string = capitalsOf
