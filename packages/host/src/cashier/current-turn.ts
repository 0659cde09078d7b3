import { note, text } from './parts'
import type { Stage } from './stage'

/** What is shown, and whether it still is: an answer for something no longer shown changes nothing. */
export interface CurrentTurn {
  /** Number of what is shown; it changes whenever something else is shown. */
  turn(): number
  show(title: string, ...content: readonly Node[]): void
  /** Says that something is under way. */
  wait(words: string): void
  /** Registers what stops when something else is shown. */
  untilNext(stop: () => void): void
  /** Ends what is shown for good. */
  end(): void
}

export function createCurrentTurn(stage: () => Stage): CurrentTurn {
  let turn = 0
  let isOver = false
  let stops: (() => void)[] = []

  function next(): void {
    for (const stop of stops) stop()
    stops = []
    turn += 1
  }

  function show(title: string, ...content: readonly Node[]): void {
    next()
    if (!isOver) stage().show(title, ...content)
  }

  return {
    turn: () => turn,
    show,
    wait(words) {
      const line = text(words, 'yz-cashier__wait')
      line.setAttribute('role', 'status')
      show('收银台', line)
    },
    untilNext: (stop) => void stops.push(stop),
    end() {
      isOver = true
      next()
    },
  }
}

/** What has just happened, if anything has. */
export function noteOf(said: string | undefined): HTMLElement[] {
  return said ? [note(said)] : []
}
