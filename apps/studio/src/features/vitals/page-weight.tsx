import type { Answer } from '../../state/calls'
import { PageWeights } from '../../ui/page-weights'
import { weightWording } from '../../ui/weight-wording'
import { wording } from './wording'

interface PageWeightProps {
  weight: NonNullable<Answer<'reportVitals'>['weight']>
}

/** What a phone has to load for the page, beside how fast it was. */
export function PageWeight({ weight }: PageWeightProps) {
  return (
    <section className="vt-part" aria-label={weightWording.title}>
      <h3>
        {weightWording.title} <span className="st-soft">{wording.weightOf(weight.version)}</span>
      </h3>
      <PageWeights weight={weight} className="vt-weights" />
    </section>
  )
}
