import { CroppedPicture } from '../cropped-picture/cropped-picture'
import type { PersonProps } from './props'

/** Eyes a little above the middle, at the same height in every portrait. */
const EYES = { x: 50, y: 38 }

/** Head and shoulders, shown if there is no picture. */
const BUST = 'M12 4.5a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6zM3 24c0-5.2 3.6-9 9-9s9 3.8 9 9z'

interface PortraitProps {
  person: PersonProps['list'][number]
  blockId: string
  /** Width over height; the style sheet gives the box that shape. */
  ratio: number
  sizes: string
}

/** Decoration: the name is next to it. */
export function Portrait({ person, blockId, ratio, sizes }: PortraitProps) {
  const { portrait, eyes_x, eyes_y } = person
  return (
    <div className="yz-person__portrait">
      {portrait ? (
        <CroppedPicture
          url={portrait}
          alt=""
          blockId={blockId}
          sizes={sizes}
          ratio={ratio}
          focus={{ x: eyes_x, y: eyes_y }}
          aim={EYES}
        />
      ) : (
        <svg className="yz-person__bust" viewBox="0 0 24 24" aria-hidden="true">
          <path d={BUST} />
        </svg>
      )}
    </div>
  )
}
