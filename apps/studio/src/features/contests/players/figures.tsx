const signed = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

const toneOf = (value: number) => (value > 0 ? ' ct-up' : value < 0 ? ' ct-down' : '')

/** A gain or a loss in per cent: red for a rise, as is usual for quotes in China. */
export function Growth({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="st-soft">—</span>
  return <span className={`st-number${toneOf(percent)}`}>{signed.format(percent)}%</span>
}

/** A profit or a loss, in fen. */
export function Profit({ fen }: { fen: number }) {
  return <span className={`st-number${toneOf(fen)}`}>{signed.format(fen / 100)}</span>
}
