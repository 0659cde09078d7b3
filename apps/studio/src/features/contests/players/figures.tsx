const signed = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})

const toneOf = (value: number) => (value > 0 ? ' ct-up' : value < 0 ? ' ct-down' : '')

/** A gain or a loss in per cent: red where it has risen, as quotes in China have it. */
export function Growth({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="st-soft">—</span>
  return <span className={`st-number${toneOf(percent)}`}>{signed.format(percent)}%</span>
}

/** A sum that was won or lost, fen. */
export function Profit({ fen }: { fen: number }) {
  return <span className={`st-number${toneOf(fen)}`}>{signed.format(fen / 100)}</span>
}
