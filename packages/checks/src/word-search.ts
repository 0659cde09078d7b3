import { remember } from './remember'
import { squash } from './squash'

/** Finds the words of a list in texts that `squash` made. */
export interface WordSearch {
  /** Those that a text claims. One that denies or condemns a word does not claim it. */
  in(squashed: string): string[]
  /** Where a text claims one of the words, in characters from its start. */
  placesOf(word: string, squashed: string): number[]
}

/** Ordinary phrases that contain a word across the boundary of two others, or mean something else by it. */
const HARMLESS = [
  ...['确', '担', '社', '医', '投', '承', '参'].flatMap((before) =>
    [
      '次',
      '人',
      '公司',
      '站',
      '页',
      '平台',
      '活动',
      '课程',
      '服务',
      '协议',
      '单位',
      '市',
      '地',
      '月',
      '年',
    ].map((next) => `${before}保本${next}`),
  ),
  ...['未必赚', '未必涨', '不必涨', '不必赚', '钱包赚', '红包赚', '无风险利率', '无风险收益率'],
]

/** Ends in a denial, as a risk notice does: 不承诺…, 谨防…. The word after it is then no promise. */
// biome-ignore format: one line reads better than one per word
const DENIAL = [
  '不', '不得', '不会', '不能', '不要', '不应', '不存在', '没有', '并非', '绝非', '非', '严禁', '禁止', '杜绝', '谨防', '警惕',
  '防范', '远离', '拒绝', '请勿', '切勿',
]
// biome-ignore format: one line reads better than one per word
const BETWEEN = [
  '以任何方式', '任何', '有', '是', '做', '向您', '向客户', '向任何人', '承诺', '保证', '或', '或者', '宣传', '宣称', '所谓', '轻信',
  '涉及', '使用', '传播', '从事', '提供', '以', '的',
]
/** What a warning against fraud says after it has named what the frauds promise. */
const CONDEMNED = /^.{0,60}?(?:均为|均系|都是|属于|即为)(?:诈骗|欺诈|违法|违规|虚假)/

/** How far before a word its denial may begin, and how far after it its condemnation, in characters. */
const REACH = 24
const CONDEMNED_REACH = 70

/** Whether a squashed text with a word at this position claims it there, and neither denies nor condemns it. */
type IsClaimed = (word: string, text: string, at: number) => boolean

/** Judges claims where these words may be denied together: 不保本保息. */
export function claimsBeside(words: readonly string[]): IsClaimed {
  const denied = new RegExp(`(?:${DENIAL.join('|')})(?:${[...BETWEEN, ...words].join('|')})*$`)
  const harmless = remember((word) => HARMLESS.filter((phrase) => phrase !== word && phrase.includes(word)))
  return (word, text, at) =>
    !denied.test(text.slice(Math.max(0, at - REACH), at)) &&
    !CONDEMNED.test(text.slice(at + word.length, at + word.length + CONDEMNED_REACH)) &&
    !harmless(word).some((phrase) => text.startsWith(phrase, at - phrase.indexOf(word)))
}

export function wordSearch(list: readonly string[]): WordSearch {
  const words = list.map(squash)
  // A single test shows that almost every text contains none.
  const any = new RegExp(words.join('|'))
  const isClaimed = claimsBeside(words)

  function placesOf(word: string, squashed: string): number[] {
    const places: number[] = []
    for (let at = squashed.indexOf(word); at !== -1; at = squashed.indexOf(word, at + 1)) {
      if (isClaimed(word, squashed, at)) places.push(at)
    }
    return places
  }

  return {
    in: (squashed) => (any.test(squashed) ? words.filter((word) => placesOf(word, squashed).length > 0) : []),
    placesOf,
  }
}
