import './places-bar.css'

const number = new Intl.NumberFormat('zh-CN')

interface PlacesBarProps {
  /** People who have a place. */
  taken: number
  quota: number
}

/** How many places are taken: in digits, and as a bar. */
export function PlacesBar({ taken, quota }: PlacesBarProps) {
  const part = quota === 0 ? 0 : Math.min(100, (100 * taken) / quota)
  return (
    <span className="st-places">
      <span className="st-number">
        {number.format(taken)} / {number.format(quota)}
      </span>
      <span className="st-places-bar" aria-hidden="true">
        <span style={{ width: `${part}%` }} />
      </span>
    </span>
  )
}
