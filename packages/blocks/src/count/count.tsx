import './count.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { useRef, useState } from 'react'
import { digitsOf } from './digits'
import type { CountProps } from './props'
import { useEntrance } from './use-entrance'

function Count({ props }: ViewProps<CountProps>) {
  const { num, prefix, suffix } = props
  const box = useRef<HTMLSpanElement>(null)
  const entrance = useEntrance(box)
  const { digits, was, turns } = useTurns(digitsOf(props))
  if (num === '') return null
  const old = entrance !== 'none' && turns === 0 ? digits.replace(/\d/g, '0') : was
  return (
    <p className="yz-count">
      {prefix}
      <span
        className={`yz-count__digits${entrance === 'waiting' ? ' yz-count__digits--held' : ''}`}
        ref={box}
        role="img"
        aria-label={String(Number(digits))}
      >
        {Array.from(digits, (digit, index) => (
          // A new element for every turn: that is what starts its animation again.
          <b
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place.
            key={`${index}-${turns}`}
            aria-hidden="true"
            data-was={old[index] === digit ? undefined : old[index]}
          >
            {digit}
          </b>
        ))}
      </span>
      {suffix}
    </p>
  )
}

/** The digits, those they replaced, and how often that has happened. */
function useTurns(digits: string): { digits: string; was: string; turns: number } {
  const [turn, setTurn] = useState({ digits, was: digits, turns: 0 })
  if (turn.digits === digits) return turn
  const next = { digits, was: turn.digits, turns: turn.turns + 1 }
  setTurn(next)
  return next
}

export const count = defineView<CountProps>({ name: 'count', view: Count, island: 'visible' })
