import type { ReactNode } from 'react'
import type { Check } from './holdings'
import { ShareCard } from './share-card'
import { DISCLAIMER, sourceText } from './words'

interface CheckResultProps {
  check: Check
  children?: ReactNode
}

/** A card for each share, and below them, whatever they say, the source and the disclaimer. */
export function CheckResult({ check, children }: CheckResultProps) {
  return (
    <>
      <ul className="yz-stock__cards">
        {check.list.map((share) => (
          <ShareCard key={share.code} share={share} />
        ))}
      </ul>
      {children}
      <p className="yz-stock__source">{sourceText(check)}</p>
      <p className="yz-stock__source">{DISCLAIMER}</p>
    </>
  )
}
