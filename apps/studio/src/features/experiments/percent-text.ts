const percent = new Intl.NumberFormat('zh-CN', { style: 'percent', maximumFractionDigits: 1 })
const signed = new Intl.NumberFormat('zh-CN', {
  style: 'percent',
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** A share: `12.5%`. */
export const shareText = (share: number): string => percent.format(share)

/** A change of a share: `+12.5%`. */
export const upliftText = (uplift: number): string => signed.format(uplift)

/** A probability; a very small one is not stated more precisely than anybody could mean it. */
export const chanceText = (chance: number): string => (chance < 0.001 ? '0.1%' : percent.format(chance))
