import type { VitalName } from '@yingzao/contract/studio'
import type { Answer } from '../../state/calls'
import { levelOf, shareText, vitalText } from './vital-text'
import { wording } from './wording'

type Vital = Answer<'reportVitals'>['totals'][VitalName]

const LEVELS = ['good', 'fair', 'poor'] as const

/** One figure as a word and a number, and how the views are distributed around it. */
export function VitalTile({ name, vital }: { name: VitalName; vital: Vital }) {
  const { title, help } = wording.names[name]
  return (
    <section className="vt-tile" aria-label={title}>
      <h3>{title}</h3>
      {vital ? (
        <>
          <p className="vt-figure" data-level={levelOf(name, vital.p75)}>
            <strong>{vitalText(name, vital.p75)}</strong> {wording.levels[levelOf(name, vital.p75)]}
          </p>
          <SharesBar title={title} vital={vital} />
          <p className="st-soft">{wording.measured(vital.measured)}</p>
        </>
      ) : (
        <p className="st-soft">{wording.tooFew}</p>
      )}
      <p className="st-soft vt-help">{help}</p>
    </section>
  )
}

/** The shares of the views that were good, fair and poor. */
function SharesBar({ title, vital }: { title: string; vital: NonNullable<Vital> }) {
  const label = wording.shares(title, shareText(vital.good), shareText(vital.fair), shareText(vital.poor))
  return (
    <div className="vt-bar" role="img" aria-label={label} title={label}>
      {LEVELS.map((level) => (
        <i key={level} data-level={level} style={{ flexGrow: vital[level] }} />
      ))}
    </div>
  )
}
