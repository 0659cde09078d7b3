import { eachBlock, eachText, type Said } from '../each'
import type { Rule } from '../rule'
import { type WordSearch, wordSearch } from '../word-search'

// biome-ignore format: one line per group reads better than one per word
const SUPERLATIVES = wordSearch([
  '最好', '最强', '最牛', '最准', '最全', '最专业', '最权威', '最赚', '最便宜', '最低价', '最顶尖', '顶尖', '首选', '独家',
  '全国第一', '全球第一', '排名第一', '销量第一', '第一品牌', '第一名师', '遥遥领先', '史上', '极致', '绝对', '百分百', '王牌', '冠军导师', '唯一',
])

// biome-ignore format: one line per group reads better than one per word
const URGENCY = wordSearch([
  '仅剩', '最后一天', '最后机会', '最后几个', '错过不再', '错过后悔', '名额有限', '限时抢', '马上抢', '立即抢', '速抢', '疯抢', '秒杀', '手慢无',
  '即将涨价', '马上涨价', '倒计时抢', '再不买', '抢购', '赶紧',
])

// biome-ignore format: one line per group reads better than one per word
const SOLICITATION = wordSearch([
  '牛股', '妖股', '黑马股', '翻倍股', '金股', '涨停股', '抓涨停', '荐股群', '免费荐股', '加群领股', '加群咨询', '领取股票', '领股票代码', '带单', '喊单',
  '跟单', '跟着买', '跟着老师', '暴涨', '暴富', '财富自由', '翻倍', '月入过万', '日赚', '神准', '精准预测', '主力资金内参',
])

// biome-ignore format: one line per group reads better than one per word
const PRIVATE = wordSearch([
  '转入个人账户', '转到个人账户', '打到个人账户', '汇入个人账户', '个人账户收款', '私人账户收款', '转账到个人', '转账给老师', '汇款到个人', '打款到个人',
  '个人收款码', '转到老师', '加我微信', '加老师微信', '私人微信', '加薇信', '利润分成', '收益分成',
])

/** Without its letter it would be found in 增加信心, so it is searched for where letters are kept. */
const V_LETTER = /加\s*v\s*信/i

// For a squashed text, in which one or two digits between characters are removed.
const REWARDED_SHARE =
  /(?:分享|转发)(?:到|至)?(?:朋友圈|微信群|\d*个群).{0,12}(?:领|得|送|奖|解锁|抽)|集赞|(?:分享|转发)后(?:即可|可|才能)?(?:领|获|解锁|查看)/

const TICKER_CLAIM = /购买|买入|买了|下单|订购|付款|支付|续费|赚|盈利|获利|收益|涨|翻倍/
const TICKER_COUNT = /(?:已有|共有|累计)\s*\d[\d,.]*\s*(?:万|千|百)?(?:余|多)?\s*(?:人|位|名)/

const superlative = words(
  'superlative',
  SUPERLATIVES,
  '绝对化用语',
  '广告法禁止没有依据的绝对化用语，处罚从二十万元起。',
  '请改为可以证实的说法，或写明依据。',
)
const urgency = words(
  'urgency',
  URGENCY,
  '催促用语',
  '催促会让访客来不及看清风险；没有依据的紧迫感属于误导。',
  '请改为具体的截止时间或名额，并确保属实。',
)
const solicitation = words(
  'solicitation',
  SOLICITATION,
  '荐股与夸大用语',
  '平台和监管都不接受荐股、带单和夸大收益的宣传，页面可能被举报下架。',
  '请删除这些词，只介绍服务内容和方法。',
)
const privateDeal = words(
  'private-deal',
  PRIVATE,
  '引导私下联系或付款',
  '服务费用只能由公司账户收取，公司人员不得以个人名义联系客户收费。',
  '请改为企业微信、服务专线和公司收款。',
  { severity: 'error', also: V_LETTER },
)

/** A reward for passing a page on; nothing else about sharing is forbidden. */
const rewardedShare: Rule = {
  id: 'rewarded-share',
  group: 'compliance',
  severity: 'warning',
  title: '用奖励诱导分享',
  why: '微信禁止以奖励诱导分享，页面和域名可能被封。',
  fix: '请删去分享后才给奖励的说法。',
  find: eachText(({ squashed }) => REWARDED_SHARE.test(squashed) && '这里以奖励引导访客分享。'),
}

/** Texts that operators write for the ticker greet and inform; they are nobody's purchases. */
const tickerClaim: Rule = {
  id: 'ticker-claim',
  group: 'compliance',
  severity: 'error',
  title: '动态播报编造成交或盈利',
  why: '运营填写的动态不是真实的客户行为，写成购买、盈利或人数就是虚假宣传。',
  fix: '请改为问候或说明；需要真实动态时，请填写动态编号或销售页编号，由系统提供。',
  find: eachBlock('visitorNews', ({ texts }) =>
    texts.flatMap(({ path, plain, squashed }): Said[] =>
      path.endsWith('.text') && (TICKER_CLAIM.test(squashed) || TICKER_COUNT.test(plain))
        ? [{ path, message: '这一条写了购买、盈利或人数，而它不是真实的记录。' }]
        : [],
    ),
  ),
}

function words(
  id: string,
  search: WordSearch,
  title: string,
  why: string,
  fix: string,
  { severity = 'warning', also }: { severity?: Rule['severity']; also?: RegExp } = {},
): Rule {
  const find = eachText(({ plain, squashed }) => {
    const found = [...search.in(squashed), ...(also?.exec(plain) ?? [])]
    return found.length > 0 && `含有${title}：${found.join('、')}。`
  })
  return { id, group: 'compliance', severity, title, why, fix, find }
}

export const advertisingRules: readonly Rule[] = [
  superlative,
  urgency,
  solicitation,
  privateDeal,
  rewardedShare,
  tickerClaim,
]
