import type { ExperimentVerdict } from '@yingzao/contract/studio'
import { StatusMark, type Tone } from '../../../ui/status-mark'
import type { EpochVariant } from '../experiment-rows'
import { chanceText, shareText, upliftText } from '../percent-text'
import { wording } from '../wording'

const words = wording.result
const number = new Intl.NumberFormat('zh-CN')

const TONES: Record<ExperimentVerdict, Tone> = {
  better: 'success',
  worse: 'warning',
  open: 'busy',
  too_few: 'quiet',
}

/** The figures of each version, and what may be concluded from them. */
export function ResultTable({ variants }: { variants: readonly EpochVariant[] }) {
  return (
    <div className="ex-scroll">
      <table className="ex-table">
        <thead>
          <tr>
            <th scope="col">{wording.variants.title}</th>
            <th scope="col">{words.units}</th>
            <th scope="col">{words.converted}</th>
            <th scope="col">{words.rate}</th>
            <th scope="col">{words.uplift}</th>
            <th scope="col">{words.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {variants.map((variant) => (
            <Row key={variant.key} variant={variant} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  variant: { key, name, weight, units, converted, rate, compared },
}: {
  variant: EpochVariant
}) {
  const { uplift = null, low = null, high = null, chance = null } = compared ?? {}
  return (
    <tr>
      <th scope="row">
        {key} {name}
        <div className="st-soft">{`${wording.variants.share} ${weight}%`}</div>
      </th>
      <td className="st-number">{number.format(units)}</td>
      <td className="st-number">{converted === null ? '—' : number.format(converted)}</td>
      <td className="st-number">{rate === null ? '—' : shareText(rate)}</td>
      <td className="st-number">
        {uplift === null ? '—' : upliftText(uplift)}
        {low !== null && high !== null && (
          <div className="st-soft">{words.range(upliftText(low), upliftText(high))}</div>
        )}
      </td>
      <td>
        {compared && (
          <StatusMark tone={TONES[compared.verdict]}>{wording.verdicts[compared.verdict]}</StatusMark>
        )}
        {chance !== null && <div className="st-soft">{words.chance(chanceText(chance))}</div>}
      </td>
    </tr>
  )
}
