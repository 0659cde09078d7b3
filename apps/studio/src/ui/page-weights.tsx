import { levelOf, type PageWeight, WEIGHT_LEVELS } from '@yingzao/checks'
import { bytesText } from './bytes-text'
import { weightWording } from './weight-wording'

const PARTS = ['before', 'after', 'pictures'] as const

interface PageWeightsProps {
  weight: PageWeight
  /** How the parts are laid out. */
  className: string
}

/** What a phone has to load for a page, part by part: in a word, and the figure with what it means. */
export function PageWeights({ weight, className }: PageWeightsProps) {
  return (
    <dl className={`st-weights ${className}`} aria-label={weightWording.title}>
      {PARTS.map((part) => (
        <Part key={part} part={part} bytes={weight[part]} />
      ))}
    </dl>
  )
}

function Part({ part, bytes }: { part: keyof PageWeight; bytes: number }) {
  const level = levelOf(part, bytes)
  const { title, help } = weightWording.parts[part]
  return (
    <div data-size={level} title={help(bytesText(WEIGHT_LEVELS[part].middle))}>
      <dt>{title}</dt>
      <dd>
        <b>{weightWording.levels[level]}</b> {bytesText(bytes)}
      </dd>
    </div>
  )
}
