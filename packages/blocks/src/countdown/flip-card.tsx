import { useState } from 'react'
import type { Part } from './remaining'

/** Stands where the server cannot know the digits. */
export const OPEN = '--'

/** Two digits on a card that turns over when they change; the old ones go with `data-was` (countdown.css). */
export function FlipCard({ part, text }: { part: Part; text: string }) {
  const [card, setCard] = useState({ text, was: '', turns: 0 })
  if (text !== card.text) {
    // The first digits were on the page before this woke: the boot wrote them, so nothing turns.
    setCard(card.text === OPEN ? { ...card, text } : { text, was: card.text, turns: card.turns + 1 })
  }
  return (
    // A new element for every turn: that is what starts its animation again.
    <b key={card.turns} data-part={part} data-was={card.was || undefined} suppressHydrationWarning>
      {card.text}
    </b>
  )
}
