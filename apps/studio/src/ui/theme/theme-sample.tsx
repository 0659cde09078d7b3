import { cssValue, type Theme, tokensOf } from '@yingzao/theme'
import type { CSSProperties } from 'react'

/** A miniature page, styled by the tokens that blocks use. */
export function ThemeSample({ theme }: { theme: Theme }) {
  const tokens = Object.entries(tokensOf(theme)).map(([name, value]) => [`--yz-${name}`, cssValue(value)])
  return (
    <span className="th-sample" aria-hidden="true" style={Object.fromEntries(tokens) as CSSProperties}>
      <i className="th-sample-title" />
      <i className="th-sample-card">
        <i />
        <i />
      </i>
      <i className="th-sample-button" />
    </span>
  )
}
