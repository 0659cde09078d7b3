import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { wording } from '../../wording'
import { measureBlocks, type PlacedBlock } from './measure-blocks'

/** What is shown over a block. */
export interface HeatMark {
  id: string
  /** From pale to deep; undefined: no colour. */
  step: number | undefined
  /** The value behind its colour, in digits. */
  label: string
  /** All of it for screen readers. */
  said: string
}

interface HeatFrameProps {
  look: string
  version: number
  marks: readonly HeatMark[]
  placed: ReadonlyMap<string, PlacedBlock> | undefined
  marked: string | undefined
  /** Reports the visible blocks; none if the page cannot be rendered. */
  onPlaced: (placed: ReadonlyMap<string, PlacedBlock>) => void
  onMark: (id: string | undefined) => void
  onPick: (id: string) => void
}

/** As wide as most visitors' phones. */
const WIDTH = 375
/** The height until its page is there, and where it cannot be measured. */
const SCREEN = 667
/** How often a growing page is measured again. */
const MOST_ROUNDS = 12
/** A block lower than this has no room for words. */
const LEAST_WORDS = 22

/**
 * The page as visitors see it, at its full height, with every block in its colour. Scripts do not run in it; it keeps
 * our origin so that it can be measured. It keeps the address with which it was first loaded, as every response with
 * the list contains another.
 */
export function HeatFrame({
  look,
  version,
  marks,
  placed,
  marked,
  onPlaced,
  onMark,
  onPick,
}: HeatFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const stage = useRef<HTMLElement>(null)
  const [address] = useState(look)
  const [height, setHeight] = useState(SCREEN)
  const zoom = useZoom(stage)
  const sizes = useRef<ResizeObserver>(undefined)
  useEffect(() => () => sizes.current?.disconnect(), [])
  const measure = () => {
    const page = frame.current?.contentDocument
    onPlaced(page ? measureBlocks(page) : new Map())
  }
  const grow = () => {
    const { scrollHeight = 0 } = frame.current?.contentDocument?.documentElement ?? {}
    setHeight(Math.max(scrollHeight, SCREEN))
    measure()
  }
  const follow = () => {
    grow()
    // Pictures arrive late and move what is below them. Content as high as its screen would grow with it for ever.
    sizes.current?.disconnect()
    const body = frame.current?.contentDocument?.body
    if (!body) return
    let rounds = 0
    sizes.current = new ResizeObserver(() => {
      rounds += 1
      if (rounds <= MOST_ROUNDS) grow()
    })
    sizes.current.observe(body)
  }
  // What clings to an edge of the screen goes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is measured anew by its height alone.
  useEffect(() => {
    if (height !== SCREEN) measure()
  }, [height])
  const markedBox = marked === undefined ? undefined : placed?.get(marked)
  useEffect(() => {
    if (!markedBox || !stage.current) return
    showIn(stage.current, markedBox.top * zoom, markedBox.height * zoom)
  }, [markedBox, zoom])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it has to be scrolled too.
    <section ref={stage} className="rp-heat-stage" tabIndex={0} aria-label={wording.heat.picture}>
      <div className="rp-heat-page" style={{ width: WIDTH * zoom, height: height * zoom }}>
        <iframe
          ref={frame}
          title={wording.heat.frame(version)}
          src={address}
          sandbox="allow-same-origin"
          tabIndex={-1}
          scrolling="no"
          style={{ width: WIDTH, height, transform: `scale(${zoom})` }}
          onLoad={follow}
        />
        {!placed && <p className="rp-heat-waiting">{wording.heat.waiting}</p>}
        {marks.map((mark) => {
          const box = placed?.get(mark.id)
          return (
            box && (
              <BlockMark
                key={mark.id}
                mark={mark}
                box={box}
                zoom={zoom}
                isMarked={mark.id === marked}
                onMark={onMark}
                onPick={onPick}
              />
            )
          )
        })}
      </div>
    </section>
  )
}

interface BlockMarkProps {
  mark: HeatMark
  box: PlacedBlock
  zoom: number
  isMarked: boolean
  onMark: (id: string | undefined) => void
  onPick: (id: string) => void
}

/** A block in its colour. Blocks that contain others have none of their own, or theirs could not be distinguished. */
function BlockMark({ mark: { id, step, label, said }, box, zoom, isMarked, onMark, onPick }: BlockMarkProps) {
  const { left, top, width, height, isAround } = box
  const colour = isAround || step === undefined ? 'rp-heat-none' : `rp-heat-${step}`
  const hasWords = isMarked || (!isAround && height * zoom >= LEAST_WORDS)
  return (
    <button
      type="button"
      className={`rp-heat-block ${colour}${isMarked ? ' rp-heat-marked' : ''}`}
      style={{ left: left * zoom, top: top * zoom, width: width * zoom, height: height * zoom }}
      aria-label={said}
      onMouseEnter={() => onMark(id)}
      onMouseLeave={() => onMark(undefined)}
      onFocus={() => onMark(id)}
      onBlur={() => onMark(undefined)}
      onClick={() => onPick(id)}
    >
      {hasWords && <span>{label}</span>}
    </button>
  )
}

/** How far the page is scaled down, so that its whole width is visible. */
function useZoom(stage: RefObject<HTMLElement | null>): number {
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    if (!stage.current) return
    const sizes = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setZoom(Math.min(1, entry.contentRect.width / WIDTH))
    })
    sizes.observe(stage.current)
    return () => sizes.disconnect()
  }, [stage])
  return zoom
}

/** Scrolls only the frame, and not when the block is already visible: the row under the pointer stays where it is. */
function showIn(stage: HTMLElement, top: number, height: number): void {
  const { scrollTop, clientHeight } = stage
  if (top < scrollTop || top + Math.min(height, clientHeight) > scrollTop + clientHeight) {
    stage.scrollTop = Math.max(0, top - 40)
  }
}
