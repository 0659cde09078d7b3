import type { Fen } from '@yingzao/contract/studio'

const SMALL = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** One for each three digits, from the left. */
const GROUPS = [
  [1_000_000, ' million'],
  [1_000, ' thousand'],
  [1, ''],
] as const

/** A sum in words: `one thousand nine hundred and eighty yuan and fifty fen`. For whole fen, 0 or more. */
export function moneyWords(fen: Fen): string {
  const yuan = Math.floor(fen / 100)
  const rest = fen % 100
  return [(yuan > 0 || rest === 0) && `${numberWords(yuan)} yuan`, rest > 0 && `${belowThousand(rest)} fen`]
    .filter((part) => part !== false)
    .join(' and ')
}

function numberWords(number: number): string {
  if (number === 0) return 'zero'
  const groups = GROUPS.map(([size, name]) => ({ part: Math.floor(number / size) % 1_000, name }))
  return groups
    .filter(({ part }) => part > 0)
    .map(({ part, name }) => belowThousand(part) + name)
    .join(' ')
}

function belowThousand(number: number): string {
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  const said =
    rest < 20 ? SMALL[rest] : [TENS[Math.floor(rest / 10)], SMALL[rest % 10]].filter(Boolean).join('-')
  return [hundreds > 0 && `${SMALL[hundreds]} hundred`, said].filter(Boolean).join(' and ')
}
