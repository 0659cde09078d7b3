const short = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** A count of ten thousand or more where there is little room: `12.3K`, `1.2M`. */
export function shortCount(value: number): string {
  return short.format(value)
}
