import { levelOf, WEIGHT_LEVELS } from '@yingzao/checks'
import type { Answer } from '../../state/calls'
import { bytesText } from '../../ui/bytes-text'
import { wording } from './wording'

const PARTS = ['before', 'after', 'pictures'] as const

interface PageWeightProps {
  weight: NonNullable<Answer<'reportVitals'>['weight']>
}

/** What the page makes a phone load, beside how fast it was: by the words of the editor, which weighs what is written. */
export function PageWeight({ weight }: PageWeightProps) {
  return (
    <section className="vt-part" aria-label={wording.weight}>
      <h3>
        {wording.weight} <span className="st-soft">{wording.weightOf(weight.version)}</span>
      </h3>
      <dl className="vt-weights">
        {PARTS.map((part) => {
          const bytes = weight[part]
          const { title, help } = wording.weightParts[part]
          return (
            <div
              key={part}
              data-size={levelOf(part, bytes)}
              title={help(bytesText(WEIGHT_LEVELS[part].middle))}
            >
              <dt>{title}</dt>
              <dd>
                <b>{wording.weightLevels[levelOf(part, bytes)]}</b> {bytesText(bytes)}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
