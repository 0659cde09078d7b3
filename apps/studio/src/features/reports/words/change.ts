import { wording } from '../wording'
import type { NumberKind } from './numbers'
import { shareText } from './numbers'

const words = wording.change

const points = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 })

/** How a figure changed since the time before. */
export interface Change {
  /** For the eye: `↑ 12.3%`. */
  text: string
  /** For screen readers, which may not know arrows. */
  said: string
  /** Undefined: neither, or unknown. */
  tone?: 'good' | 'bad'
}

interface Judged {
  kind: NumberKind
  /** Lower is better. */
  isBetterLow?: boolean
}

/** The change of a figure. Undefined `before`: no data is kept from that time. */
export function changeOf(
  now: number,
  before: number | undefined,
  { kind, isBetterLow = false }: Judged,
): Change {
  if (before === undefined) return { text: '—', said: words.noBefore }
  const up = now > before
  const size = sizeOf(now, before, kind)
  if (size === undefined) return { text: words.isNew, said: words.wasNone }
  if (size.isNothing) return { text: words.same, said: words.same }
  return {
    text: `${up ? '↑' : '↓'} ${size.text}`,
    said: up ? words.more(size.text) : words.less(size.text),
    tone: up === isBetterLow ? 'bad' : 'good',
  }
}

/** The size of the change; undefined: there was nothing to change from. */
function sizeOf(now: number, before: number, kind: NumberKind) {
  // A share that doubled from one per cent has grown by a point, and not by a hundred per cent.
  if (kind === 'share') {
    const difference = Math.round(Math.abs(now - before) * 1000) / 10
    return { isNothing: difference === 0, text: words.points(points.format(difference)) }
  }
  if (before === 0) return now === 0 ? { isNothing: true, text: '' } : undefined
  const share = Math.abs(now - before) / before
  return { isNothing: share === 0, text: shareText(share) }
}
