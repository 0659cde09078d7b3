import { partOf, partText } from '../words/numbers'

interface ShareBarProps {
  part: number
  all: number
}

/** A part of a whole: in digits, and as a bar for the eye. */
export function ShareBar({ part, all }: ShareBarProps) {
  const share = Math.min(1, partOf(part, all) ?? 0)
  return (
    <span className="rp-bar">
      <span className="rp-bar-track" aria-hidden="true">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className="st-number">{partText(part, all)}</span>
    </span>
  )
}
