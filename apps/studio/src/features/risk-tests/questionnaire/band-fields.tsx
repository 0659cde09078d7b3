import { MOST_POINTS, pointRange, problemsOfBands } from '@yingzao/contract/studio'
import { Button, Card, InputNumber } from 'antd'
import { levelText } from '../level-text'
import { wording } from '../wording'
import { type Change, type Written, withEntry, withEvenBands } from './change-written'

const words = wording.editor

interface BandFieldsProps {
  written: Written
  onChange: Change
}

/** Which points give which level. Reports while typing whether every sum belongs to exactly one. */
export function BandFields({ written, onChange }: BandFieldsProps) {
  const { bands } = written
  const problems = problemsOfBands(written, wording.problems)
  const { least, most } = pointRange(written.questions)
  return (
    <Card>
      <div className="rt-question-head">
        <h2>{words.bands}</h2>
        <Button onClick={() => onChange(withEvenBands)}>{words.spread}</Button>
      </div>
      <p className="st-hint">{words.bandsAbout}</p>
      <ul className="rt-bands">
        {bands.map((band, index) => {
          const set = (change: Partial<typeof band>) =>
            onChange((now) => ({ ...now, bands: withEntry(now.bands, index, { ...band, ...change }) }))
          return (
            <li key={band.risk_level}>
              <span>{levelText(band.risk_level)}</span>
              <InputNumber
                aria-label={words.from(band.risk_level)}
                min={0}
                max={MOST_POINTS}
                precision={0}
                value={band.from}
                onChange={(from) => set({ from: from ?? 0 })}
              />
              <span aria-hidden="true">–</span>
              <InputNumber
                aria-label={words.to(band.risk_level)}
                min={0}
                max={MOST_POINTS}
                precision={0}
                value={band.to}
                onChange={(to) => set({ to: to ?? 0 })}
              />
            </li>
          )
        })}
      </ul>
      <div role="status">
        {problems.length === 0 ? (
          <p className="rt-good">{words.bandsGood(least, most)}</p>
        ) : (
          problems.map((problem) => (
            <p key={problem} className="st-warn">
              {problem}
            </p>
          ))
        )}
      </div>
    </Card>
  )
}
