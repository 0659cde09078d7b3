/** Words no page of the business may carry: promised returns, inside knowledge, superlatives the advertising law bans. */
// biome-ignore format: one line per group reads better than one per word
const WORDS = [
  '稳赚', '包赚', '必赚', '躺赚', '稳赢', '只赚不赔', '保本', '保收益', '保证收益', '承诺收益', '保证盈利', '承诺盈利',
  '必涨', '包涨', '稳涨', '零风险', '无风险', '百分百盈利', '100%盈利', '100%收益', '稳健高收益',
  '内幕', '内部消息', '庄家消息', '最佳', '最高级', '国家级', '顶级', '全网第一', '行业第一',
  '穩賺', '包賺', '必賺', '躺賺', '穩贏', '保證收益', '承諾收益', '必漲', '內幕', '內部消息', '國家級', '頂級', '零風險', '無風險',
].map(squash)

/** Plain speech that holds such a word across the border of two others. */
// biome-ignore format: one line per word reads better
const HARMLESS = [
  ...['次', '人', '公司', '站', '页', '平台', '活动', '课程', '服务', '协议'].map((next) => `确保本${next}`),
  '未必赚', '未必涨', '不必涨', '钱包赚', '红包赚', '无风险利率', '无风险收益率',
]

/** Ends in a denial, as a risk notice does: 不承诺…, 谨防…. The word after it is then no promise. */
const DENIAL = [
  '不',
  '不得',
  '不会',
  '不能',
  '不存在',
  '没有',
  '并非',
  '绝非',
  '严禁',
  '禁止',
  '杜绝',
  '谨防',
  '警惕',
  '防范',
  '远离',
  '拒绝',
]
const BETWEEN = [
  '以任何方式',
  '任何',
  '有',
  '是',
  '做',
  '向您',
  '向客户',
  '承诺',
  '保证',
  '或',
  '或者',
  '宣传',
  '宣称',
  '所谓',
  '轻信',
  '涉及',
  '使用',
  '传播',
  '的',
]
const DENIED = new RegExp(`(?:${DENIAL.join('|')})(?:${BETWEEN.join('|')})*$`)

/** What a warning against fraud says after it has named what the frauds promise. */
const CONDEMNED = /^.{0,60}?(?:均为|均系|都是|属于|即为)(?:诈骗|欺诈|违法|违规|虚假)/

/** How far before a word its denial may begin, in characters. */
const REACH = 24

/** The listed words in a text, however they are written: full-width, spaced out, or with signs between the characters. */
export function listedWordsIn(text: string): string[] {
  const squashed = squash(text)
  return WORDS.filter((word) => isClaimed(word, squashed))
}

function isClaimed(word: string, text: string): boolean {
  for (let index = text.indexOf(word); index !== -1; index = text.indexOf(word, index + 1)) {
    const denied = DENIED.test(text.slice(Math.max(0, index - REACH), index))
    const condemned = CONDEMNED.test(text.slice(index + word.length))
    if (!denied && !condemned && !isPartOfHarmless(word, text, index)) return true
  }
  return false
}

function isPartOfHarmless(word: string, text: string, index: number): boolean {
  return HARMLESS.some((phrase) => {
    const offset = phrase.indexOf(word)
    return offset !== -1 && text.startsWith(phrase, index - offset)
  })
}

/** Letters and digits only, in their plain form. */
function squash(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
