const short = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 })

const TEN_THOUSAND = 10_000
const HUNDRED_MILLION = 100_000_000

/** A count of ten thousand or more where there is little room: `1.2 万`, `1.2 亿`. */
export function shortCount(value: number): string {
  // 99,999,999 would be written as ten thousand ten thousands.
  if (value >= HUNDRED_MILLION - TEN_THOUSAND / 20) return `${short.format(value / HUNDRED_MILLION)} 亿`
  return `${short.format(value / TEN_THOUSAND)} 万`
}
