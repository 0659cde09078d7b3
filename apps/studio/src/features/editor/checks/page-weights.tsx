import { levelOf, type PageWeight, WEIGHT_LEVELS } from '@yingzao/checks'
import { bytesText } from '../../../ui/bytes-text'
import { useFindings } from './use-findings'
import { wording } from './wording'

const PARTS = ['before', 'after', 'pictures'] as const

/** What the page makes a phone load, part by part: in a word, and the figure with what it means. */
export function PageWeights() {
  const { weight } = useFindings()
  if (weight === undefined) return null
  return (
    <dl className="ed-weights" aria-label={wording.weights}>
      {PARTS.map((part) => (
        <Part key={part} part={part} bytes={weight[part]} />
      ))}
    </dl>
  )
}

function Part({ part, bytes }: { part: keyof PageWeight; bytes: number }) {
  const level = levelOf(part, bytes)
  const { title, help } = wording.weightParts[part]
  return (
    <div data-size={level} title={help(bytesText(WEIGHT_LEVELS[part].middle))}>
      <dt>{title}</dt>
      <dd>
        <b>{wording.levels[level]}</b> {bytesText(bytes)}
      </dd>
    </div>
  )
}
