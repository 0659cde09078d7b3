import { capitalsOf, type Fen } from '@yingzao/contract/studio'

/** A sum in words, so that who pays it back notices one that is not meant. */
export const moneyWords: (fen: Fen) => string = capitalsOf
