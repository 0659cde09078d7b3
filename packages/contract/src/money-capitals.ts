import type { Fen } from './money'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
/** Within four digits, from the left. */
const PLACES = ['仟', '佰', '拾', '']
/** Of each group of four digits, from the right. */
const GROUPS = ['', '万', '亿']

/** The most that can be written: 10¹³ fen, a hundred billion yuan. */
const MOST: Fen = 10_000_000_000_000

/**
 * A sum as written on receipts and contracts, so that no added stroke turns it into another: `人民币壹仟玖佰捌拾元整`. Follows the
 * rules for filling in bills (支付结算办法, annex 1): zeros in between become one 零, a sum without fen ends in 整. Throws a
 * RangeError for anything but a sum of whole fen from 0 to 10¹³.
 */
export function capitalsOf(fen: Fen): string {
  if (!Number.isInteger(fen) || fen < 0 || fen > MOST)
    throw new RangeError(`${fen} is no sum that can be written out: whole fen from 0 to ${MOST} are.`)
  const yuan = yuanPart(Math.floor(fen / 100))
  const [jiao = 0, rest = 0] = [Math.floor(fen / 10) % 10, fen % 10]
  if (jiao === 0 && rest === 0) return `人民币${yuan || '零元'}整`
  // 零 shows that no jiao were left out between yuan and fen.
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : yuan && '零'
  return `人民币${yuan}${tenths}${rest > 0 ? `${DIGITS[rest]}分` : '整'}`
}

/** Empty for none. */
function yuanPart(yuan: number): string {
  if (yuan === 0) return ''
  const digits = String(yuan).padStart(12, '0')
  let said = ''
  let skipped = false
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[at])
    if (digit > 0) {
      said += `${skipped && said ? '零' : ''}${DIGITS[digit]}${PLACES[at % 4]}`
      skipped = false
    } else skipped = true
    const isEnd = at % 4 === 3
    if (isEnd && Number(digits.slice(at - 3, at + 1)) > 0) said += GROUPS[(digits.length - 1 - at) / 4]
  }
  return `${said}元`
}
