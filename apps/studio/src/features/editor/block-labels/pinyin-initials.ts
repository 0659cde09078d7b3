/** The first Chinese character for each letter, in pinyin order. */
const FIRSTS: readonly (readonly [string, string])[] = [
  ['a', '阿'],
  ['b', '八'],
  ['c', '嚓'],
  ['d', '咑'],
  ['e', '妸'],
  ['f', '发'],
  ['g', '旮'],
  ['h', '哈'],
  ['j', '丌'],
  ['k', '咔'],
  ['l', '垃'],
  ['m', '妈'],
  ['n', '拏'],
  ['o', '噢'],
  ['p', '妑'],
  ['q', '七'],
  ['r', '呥'],
  ['s', '仨'],
  ['t', '他'],
  ['w', '屲'],
  ['x', '夕'],
  ['y', '丫'],
  ['z', '帀'],
]

const order = new Intl.Collator('zh-Hans-CN-u-co-pinyin')

/**
 * Returns the initials by which Chinese is typed: 倒计时 → djs. The browser sorts Chinese by pinyin, so a character's
 * letter is the last one whose range begins before it; a character with several readings counts by its usual one.
 */
export function pinyinInitials(text: string): string {
  return Array.from(text, initialOf).join('')
}

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase()
  return FIRSTS.findLast(([, first]) => order.compare(first, character) <= 0)?.[0] ?? ''
}
