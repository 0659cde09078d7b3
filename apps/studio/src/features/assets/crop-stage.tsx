import type { CropBox } from '@yingzao/contract/studio'
import type { KeyboardEvent, MouseEvent } from 'react'
import { type Focus, movedFocus } from './moved-focus'
import type { Picture } from './picture'
import { wording } from './wording'

const words = wording.crop

interface CropStageProps {
  asset: Picture
  box: CropBox
  focus: Focus
  onFocus: (focus: Focus) => void
}

/**
 * The whole picture, on which the important point is clicked or moved with the arrow keys; what is cut off is dimmed.
 */
export function CropStage({ asset: { url, width, height }, box, focus, onFocus }: CropStageProps) {
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
    // A click by Enter comes without a position.
    if (detail === 0) return
    const { left, top, width: across, height: down } = currentTarget.getBoundingClientRect()
    onFocus({ x: between((clientX - left) / across), y: between((clientY - top) / down) })
  }
  const press = (event: KeyboardEvent) => {
    const moved = movedFocus(focus, event)
    if (!moved) return
    event.preventDefault()
    onFocus(moved)
  }
  return (
    <div className="st-crop-stage">
      <button
        type="button"
        aria-label={words.picture}
        aria-describedby="crop-focus"
        style={{ aspectRatio: `${width} / ${height}` }}
        onClick={click}
        onKeyDown={press}
      >
        <img src={url} alt="" draggable={false} />
        <span
          className="st-crop-box"
          style={{
            left: percent(box.left / width),
            top: percent(box.top / height),
            width: percent(box.width / width),
            height: percent(box.height / height),
          }}
        />
        <span className="st-crop-point" style={{ left: percent(focus.x), top: percent(focus.y) }} />
      </button>
      <p id="crop-focus" className="st-soft" role="status">
        {words.focus(Math.round(focus.x * 100), Math.round(focus.y * 100))}
      </p>
    </div>
  )
}

function between(value: number): number {
  return Math.min(1, Math.max(0, value))
}

function percent(part: number): string {
  return `${(part * 100).toFixed(3)}%`
}
