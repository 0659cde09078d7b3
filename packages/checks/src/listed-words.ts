import { squash } from './squash'
import { wordSearch } from './word-search'

/** Words no page of the business may carry: promised returns, inside knowledge, superlatives the advertising law bans. */
// biome-ignore format: one line per group reads better than one per word
export const builtInWords = [
  '稳赚', '包赚', '必赚', '躺赚', '躺赢', '稳赢', '稳挣', '包挣', '只赚不赔', '只涨不跌', '旱涝保收', '包赔',
  '保本', '保息', '保收益', '保证收益', '承诺收益', '保证盈利', '承诺盈利', '保底收益', '收益保底', '本金无忧', '包盈利', '必盈利',
  '稳不亏', '绝不亏损', '永不亏损', '零亏损',
  '必涨', '包涨', '稳涨', '零风险', '无风险', '百分百盈利', '百分百收益', '百分之百盈利', '100%盈利', '100%收益', '稳健高收益',
  '低风险高收益', '代客理财', '代客操盘', '亏损我赔', '亏了我赔',
  '内幕', '内部消息', '庄家消息', '最佳', '最高级', '国家级', '顶级', '全网第一', '行业第一',
]

export const listedWords = wordSearch(builtInWords)

/** The listed words in a text, however they are written: full-width, spaced out, or with signs between the characters. */
export function listedWordsIn(text: string): string[] {
  return listedWords.in(squash(text))
}
