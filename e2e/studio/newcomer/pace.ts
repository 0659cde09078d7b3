import type { BrowserContext } from 'playwright-core'

/** What a hand does: a further press in the same place is cheap, and one turn of the wheel counts once. */
interface Act {
  kind: 'press' | 'again' | 'drag' | 'wheel' | 'key' | 'character'
}

/**
 * Seconds of the keystroke-level model (Card, Moran and Newell), for somebody of average skill: to point at something,
 * to press and release, to strike a key, to move between mouse and keyboard, and to think what comes next.
 */
const POINT = 1.1
const PRESS = 0.2
const KEY = 0.28
const HOME = 0.4
const THINK = 1.35
/** Two or three keys of its pronunciation and a choice: some 75 a minute. */
const CHARACTER = 0.8

/** How long a character takes a typist at this pace, in milliseconds. */
export const CHARACTER_MS = CHARACTER * 1000

const SECONDS: Record<Act['kind'], number> = {
  press: THINK + POINT + PRESS,
  again: PRESS,
  drag: THINK + POINT + PRESS + POINT,
  wheel: THINK + POINT,
  key: KEY,
  character: CHARACTER,
}

/** What somebody did, and how long it takes a person. */
interface Pace {
  clicks: number
  drags: number
  turns: number
  keys: number
  characters: number
  /** For actions and thinking, without the Studio's own time. */
  seconds: number
}

export interface PaceNote {
  /** Counts reading or looking at what has appeared, for this many seconds. */
  read(seconds: number): void
  pace(): Pace
}

/**
 * Records users' actions in pages and their frames, starting with the next page that is opened. Events made by scripts
 * do not count.
 */
export async function notePace(context: BrowserContext): Promise<PaceNote> {
  const acts: Act['kind'][] = []
  let reading = 0
  await context.exposeFunction('noteAct', (kind: Act['kind']) => acts.push(kind))
  await context.addInitScript(noteActs)
  return {
    read(seconds) {
      reading += seconds
    },
    pace() {
      const count = (...kinds: Act['kind'][]) => acts.filter((kind) => kinds.includes(kind)).length
      const changes = acts.filter((kind, at) => at > 0 && isTyped(kind) !== isTyped(acts[at - 1]))
      const hand = acts.reduce((sum, kind) => sum + SECONDS[kind], 0) + changes.length * HOME
      return {
        clicks: count('press', 'again'),
        drags: count('drag'),
        turns: count('wheel'),
        keys: count('key'),
        characters: count('character'),
        seconds: Math.round(hand + reading),
      }
    },
  }
}

function isTyped(kind: Act['kind'] | undefined): boolean {
  return kind === 'key' || kind === 'character'
}

/** Runs in the page. */
function noteActs(): void {
  const { noteAct } = window as unknown as { noteAct?: (kind: string) => void }
  const AGAIN_MS = 500
  const ONE_TURN_MS = 1000
  const DRAGGED = 20
  let pressed = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY }
  let turnedAt = Number.NEGATIVE_INFINITY
  const listen = <Name extends keyof WindowEventMap>(
    name: Name,
    note: (event: WindowEventMap[Name]) => void,
  ) => addEventListener(name, (event) => event.isTrusted && note(event), { capture: true })
  listen('pointerdown', ({ screenX: x, screenY: y, timeStamp: at }) => {
    const isAgain = x === pressed.x && y === pressed.y && at - pressed.at < AGAIN_MS
    pressed = { x, y, at }
    const noteUp = (event: PointerEvent) => {
      if (!event.isTrusted) return
      removeEventListener('pointerup', noteUp, true)
      const way = Math.hypot(event.screenX - x, event.screenY - y)
      noteAct?.(way > DRAGGED ? 'drag' : isAgain ? 'again' : 'press')
    }
    addEventListener('pointerup', noteUp, true)
  })
  listen('wheel', ({ timeStamp }) => {
    if (timeStamp - turnedAt > ONE_TURN_MS) noteAct?.('wheel')
    turnedAt = timeStamp
  })
  listen('keydown', ({ key }) => key.length > 1 && noteAct?.('key'))
  listen('input', (event) => {
    const { data, inputType } = event as InputEvent
    if (inputType !== 'insertText') return
    for (const character of data ?? '') noteAct?.(character > '~' ? 'character' : 'key')
  })
}
