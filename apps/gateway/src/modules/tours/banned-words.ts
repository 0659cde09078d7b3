/**
 * What no comment may say, beside the words that no page may say (`listedWordsIn` of the checks: 稳赚, 保本, 内幕 and the
 * like, in all their disguises). Compared with a text of which only letters and digits are left, full-width ones as
 * plain ones, in small letters and simplified characters, and with `加` for a plus sign.
 *
 * A person reads every comment before others do, so a word that is plain speech as often as not (私信, 微信, 进群, 牛股) is
 * left to them, and patterns say where a banned one is part of an innocent one.
 */

/** Promises spelt by their sound. */
// biome-ignore format: one line per group reads better than one per word
const BY_SOUND = [
  '稳zhuan', '稳zuan', 'wen赚', 'wenzhuan', '稳撰', '包zhuan', 'bao赚', '必zhuan', 'bi赚', '躺zhuan',
  '保ben', 'bao本', 'baoben', '保苯', '保夲', '必zhang', 'bi涨', 'bizhang', '内mu', 'nei幕', 'neimu', '内木消息', '内募',
]

/** Soliciting trades. */
// biome-ignore format: one line per group reads better than one per word
const SOLICITING = [
  'jian股', '荐gu', '荐骨', 'jiangu(?!o)', '荐古', '(?<!推)荐股', '(?<!携)带单(?!反)', '(?<!呐)喊单', '(?<!请勿|不要)跟单', '带盘(?!点)',
  '代操盘', '操盘手', '涨停密码', '牛股群', '黑马群', '股票群', '炒股群',
]

/** Luring others to where nobody else reads. */
// biome-ignore format: one line per group reads better than one per word
const CONTACTS = [
  '(?<![参增更添附追])加(?:v(?!ip|alue|ideo|r(?![a-z]))|vx|wx|q(?![a-z])|qq|薇|微(?![笑小妙弱风博观软型积])|威(?![海力风胁尼])|徽|溦|卫星|扣扣|企鹅)',
  '[家佳嘉伽](?:v(?![a-z])|vx|wx|[微薇威徽]信)', '加(?:我|你|他|她|个|下|一下|老师|助理|助教|客服|班主任){1,3}的?(?:微|薇|v(?![a-z])|vx|wx|q)',
  'v信', 'wei信', '微xin', 'weixin', 'wechat', '薇信', '徽信', '微芯', '威芯', '溦信',
  '(?<![权有树])威信(?![高扫])', '卫星号(?!称)', '微信号', '微信[a-z][a-z0-9]{4,}', '[vw]x号?[a-z0-9]{5,}',
  'qq群', 'qq号', 'qq\\d{5,}', 'q群', '扣扣', '扣群', '企鹅号', '企鹅群', '[扣球]球号', '电报群', 'telegram', '飞机群',
  '私聊我', '(?<![自无])私我', '滴滴我', '看我主页', '看我头像',
]

/** For texts reduced to letters and digits. */
export const BANNED = new RegExp([...BY_SOUND, ...SOLICITING, ...CONTACTS].join('|'), 'u')

const ENDINGS =
  'com|cn|net|org|top|xyz|cc|vip|info|me|io|club|shop|site|online|link|app|co|ltd|fun|icu|ink|pro'

/** Addresses, and phone numbers with an area code: for texts without spaces that have kept their punctuation. */
export const ADDRESSES = new RegExp(
  [
    'https?[:/]',
    'www[.。·点]',
    `[a-z0-9-]{2,}(?:[.。·]|点|dot)(?:${ENDINGS})(?![a-z])`,
    '(?<!\\d)0\\d{2,3}-\\d{7,8}(?!\\d)',
    '(?<!\\d)[48]00-\\d{3,4}-?\\d{3,4}(?!\\d)',
  ].join('|'),
  'u',
)
