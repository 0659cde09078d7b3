import { expect, test } from 'vitest'
import { findBannedWord } from './find-banned-word'

test.each([
  // Promises and inside knowledge, as they are and in disguise.
  '跟着老师稳赚',
  '穩賺不賠',
  '稳-赚',
  '稳 赚',
  '稳　赚',
  '稳\u200b赚',
  '稳·赚',
  '稳🔥赚',
  '稳x赚',
  '稳zhuan',
  '稳 ｚｈｕａｎ',
  'wen赚不赔',
  '这只必涨',
  '必~漲',
  'bi涨',
  '有内幕',
  '內幕消息',
  '内募',
  '保本保息',
  'bao本',
  '保 ben',
  '１００％盈利',
  '代客理财找我',
  // Trades.
  '免费荐股',
  '薦股',
  '荐gu群',
  'jian股',
  '带单老师',
  '帶-單',
  '每天喊单',
  // Where nobody else reads.
  '加V了解',
  '加 v：abc',
  '加Ｖ',
  '+v 进来',
  '＋微',
  '➕薇',
  '加薇',
  '加微信',
  '加我微信',
  '加一下老师的微信',
  '佳V信',
  'V信同号',
  'v-x: abc12345',
  'vx abc12345',
  '威信联系',
  '卫星号在主页',
  '衛星號',
  '微 信 号 abc',
  '微信abc12345',
  'weixin联系',
  '进QQ群',
  'ＱＱ群',
  'q q 群',
  'qq 1234567',
  '扣扣联系',
  'Q群里说',
  '看我主页',
  // Phones and addresses.
  '打 13800138000',
  '138-0013-8000',
  '１３８００１３８０００',
  '一三八零零一三八零零零',
  '010-12345678',
  '400-123-4567',
  'https://a.example',
  'www.abc',
  'abc . com',
  'abc。cn',
  'abc点com',
])('%s is found', (text) => {
  expect(findBannedWord(text)).not.toBeUndefined()
  expect(findBannedWord(`今天听了一场，${text}，谢谢。`)).not.toBeUndefined()
})

test.each([
  '讲得清楚，提问时间再长一点就好了。',
  '带着父母一起去的，老师把套路一条一条拆开讲，他们听进去了。',
  '讲义里说投资有风险，不承诺收益，也不保本，记住了。',
  '谨防内幕消息骗局这一段讲得好',
  '老师会推荐股票吗？最好不会。',
  '参加VIP场的朋友在哪里签到？',
  '参加微课之后又来了现场',
  '参加威海站的有吗',
  '更加微妙的是手续费',
  '老师很有威信',
  '权威信息要去官网看',
  '可以关注公众号吗',
  '有没有微信群通知？',
  '12 月 5 日 14:00–16:00 有空，100 人的场地坐满了',
  '600519 和 000001 只是举例',
  '13:00 到，15:30 走，16:00 的车',
  '手续费从 2.5% 降到 1.2%，差 13800 元',
  '携带单反的同学请坐后排',
  '社保本月到账',
  '希望每一场都留出提问的时间。',
  '爬虫和 Excel 那一节 OK',
  '增加问答环节',
  '加油！',
  '先进群体的案例也讲了',
  '怎么进群？',
  '自私我觉得谈不上',
])('%s is plain speech', (text) => {
  expect(findBannedWord(text)).toBeUndefined()
})

test('what is as often a question as a promise is refused: the writer can say it in other words', () => {
  expect(findBannedWord('保本这个说法不对')).toBe('保本')
})

test('the longest comments are read at once', () => {
  const began = performance.now()
  for (const text of [
    '加'.repeat(200),
    'a.'.repeat(100),
    '1'.repeat(200),
    '稳x'.repeat(100),
    'vx号'.repeat(66),
  ])
    findBannedWord(text)
  expect(performance.now() - began).toBeLessThan(1_000)
})
