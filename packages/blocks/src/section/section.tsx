import './section.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { CroppedPicture } from '../cropped-picture/cropped-picture'
import type { SectionProps } from './props'

/**
 * Width of a section divided by its minimum height, as in its style sheet; one that grows with its text is cropped as
 * needed.
 */
const RATIOS = { auto: 1.5, half: 750 / 560, tall: 750 / 940 }

function Section({ id, props, children }: ViewProps<SectionProps>) {
  const { ground, picture, focus_x, focus_y, height } = props
  const hasPicture = ground === 'picture' && picture !== ''
  if (!children && !(hasPicture && height !== 'auto')) return null
  const focus = { x: focus_x, y: focus_y }
  return (
    <div className={`yz-section ${classesOf(props, hasPicture)}`}>
      {hasPicture && (
        <CroppedPicture
          url={picture}
          alt=""
          blockId={id}
          sizes="100vw"
          ratio={RATIOS[height]}
          focus={focus}
          aim={focus}
        />
      )}
      {children && <div className="yz-section__in">{children}</div>}
    </div>
  )
}

const WITHOUT_PICTURE = { dark: 'dark', light: 'base' }

/**
 * Returns classes only for what differs from a bare section. Without its picture it has a background of the same tone.
 */
function classesOf(props: SectionProps, hasPicture: boolean): string {
  const { ground, tone, pattern, pad, width, overlap, height, place, edge, entrance } = props
  const isPicture = ground === 'picture'
  return [
    hasPicture ? `picture yz-section--over-${tone}` : isPicture ? WITHOUT_PICTURE[tone] : ground,
    !isPicture && pattern !== 'none' && `pattern yz-section--${pattern}`,
    `pad-${pad}`,
    width !== 'full' && width,
    width === 'inset' && overlap && 'overlap',
    height !== 'auto' && `${height} yz-section--${place}`,
    width !== 'inset' && !isPicture && edge !== 'none' && `edge yz-section--${edge}`,
    entrance !== 'none' && entrance,
  ]
    .filter(Boolean)
    .map((name) => `yz-section--${name}`)
    .join(' ')
}

export const section = defineView<SectionProps>({ name: 'section', view: Section })
