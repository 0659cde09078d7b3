import { lettersOf, listedWordsIn, squash } from '@yingzao/checks'
import { hasHandset } from '@yingzao/contract/studio'
import { ADDRESSES, BANNED } from './banned-words'

/** Plus signs that stand for 加; reducing a text to letters would drop them. */
const PLUS = /[+＋➕﹢⁺]/gu
/** Invisible characters, and spaces. */
const UNSEEN = /[\p{Cf}\p{Mn}\s]/gu

/**
 * The first thing in a text that no comment may say, as it was found; undefined: nothing. A word is found despite
 * full-width letters, traditional characters, and spaces, punctuation, invisible characters or a letter or two inserted
 * into it.
 */
export function findBannedWord(text: string): string | undefined {
  const [listed] = listedWordsIn(text)
  if (listed !== undefined) return listed
  const said = text.replace(PLUS, '加')
  const found = BANNED.exec(lettersOf(said)) ?? BANNED.exec(squash(said))
  if (found) return found[0]
  const signs = text.normalize('NFKC').toLowerCase().replace(UNSEEN, '')
  return ADDRESSES.exec(signs)?.[0] ?? (hasHandset(text) || hasHandset(signs) ? '手机号' : undefined)
}
