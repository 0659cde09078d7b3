/** Traditional characters of the words that are looked for. */
// biome-ignore format: one line per group reads better than one per pair
const SIMPLE: Readonly<Record<string, string>> = {
  穩: '稳', 穏: '稳', 賺: '赚', 贏: '赢', 證: '证', 諾: '诺', 漲: '涨', 內: '内', 國: '国', 級: '级', 頂: '顶',
  險: '险', 無: '无', 風: '风', 報: '报', 獲: '获', 業: '业', 網: '网', 薦: '荐', 絕: '绝', 對: '对', 損: '损',
  賠: '赔', 虧: '亏', 導: '导', 帶: '带', 單: '单', 盤: '盘', 財: '财', 買: '买', 賣: '卖', 價: '价', 標: '标',
  僅: '仅', 後: '后', 機: '机', 會: '会', 時: '时', 搶: '抢', 購: '购', 過: '过', 錯: '错', 專: '专', 權: '权',
  強: '强', 優: '优', 獨: '独', 當: '当', 領: '领', 銷: '销', 殺: '杀', 紅: '红', 億: '亿', 萬: '万', 貨: '货',
  個: '个', 這: '这', 從: '从', 們: '们', 開: '开', 號: '号', 衛: '卫', 電: '电', 話: '话', 聯: '联', 繫: '系', 訊: '讯',
  進: '进', 點: '点', 鏈: '链', 諮: '咨', 詢: '询',
}
const TRADITIONAL = new RegExp(`[${Object.keys(SIMPLE).join('')}]`, 'g')

/** `1️⃣` is a sign to the eye and a digit to a computer. */
const KEYCAPS = /[0-9#*]\ufe0f?\u20e3/g
const NO_LETTER = /[^\p{L}\p{N}]/gu
/** A letter or two between the characters of a word, put there to hide it: 稳x赚, 1x00%盈利. */
const BETWEEN_HAN = /(\p{Script=Han})[a-z0-9]{1,2}(?=\p{Script=Han})/gu
const AFTER_DIGIT = /(\d)[a-z]{1,2}(?=[\d\p{Script=Han}])/gu

/**
 * A text in the form that is searched for words: letters and digits only, in their plain and simplified form, so that
 * neither full-width letters nor spaces, signs, emoji or invisible characters in between hide a word.
 */
export function squash(text: string): string {
  return lettersOf(text).replace(AFTER_DIGIT, '$1').replace(BETWEEN_HAN, '$1')
}

/** The same, keeping Latin letters between Chinese characters, for words that contain both: 加V. */
export function lettersOf(text: string): string {
  return text
    .replace(KEYCAPS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(NO_LETTER, '')
    .replace(TRADITIONAL, (character) => SIMPLE[character] ?? character)
}
