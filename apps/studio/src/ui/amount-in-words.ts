import type { Fen } from '@yingzao/contract/studio'

const DIGITS = '零壹贰叁肆伍陆柒捌玖'
const PLACES = ['仟', '佰', '拾', '']
const GROUPS = ['', '万', '亿']

/**
 * A sum as it is written out on cheques and vouchers: 壹仟玖佰捌拾元整. A digit too many is seen in it at once, where it is
 * overlooked in a row of zeros.
 */
export function amountInWords(fen: Fen): string {
  const yuan = Math.floor(fen / 100)
  const jiao = Math.floor((fen % 100) / 10)
  const rest = fen % 10
  if (fen === 0) return '零元整'
  const whole = yuan === 0 ? '' : `${wholeInWords(yuan)}元`
  if (jiao === 0 && rest === 0) return `${whole}整`
  const gap = jiao === 0 && yuan > 0 ? '零' : ''
  return `${whole}${gap}${jiao === 0 ? '' : `${DIGITS[jiao]}角`}${rest === 0 ? '整' : `${DIGITS[rest]}分`}`
}

function wholeInWords(yuan: number): string {
  const digits = String(yuan)
  const groups = digits.padStart(Math.ceil(digits.length / 4) * 4, '0').match(/.{4}/g) ?? []
  let words = ''
  let isGap = false
  groups.forEach((group, index) => {
    const name = GROUPS[groups.length - 1 - index]
    if (Number(group) === 0) {
      isGap = words !== ''
      return
    }
    for (const [place, digit] of [...group].entries()) {
      if (digit === '0') {
        isGap = words !== ''
        continue
      }
      words += `${isGap ? '零' : ''}${DIGITS[Number(digit)]}${PLACES[place]}`
      isGap = false
    }
    words += name
    // Zeros at the end of a group are not said, unless the next one begins with some.
    isGap = false
  })
  return words
}
