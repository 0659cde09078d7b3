import { Segmented } from 'antd'
import { useState } from 'react'
import { ProblemNote } from '../../../ui/problem-note'
import { wording } from '../wording'
import { CAME } from './came-columns'
import { USUAL_DAYS, useCame } from './use-came'

const words = wording.came

/** Numbers of days that can be chosen. */
const SPANS = [7, USUAL_DAYS, 90]

/** The results of one link in the last days. */
export function CamePart({ code }: { code: string }) {
  const [days, setDays] = useState(USUAL_DAYS)
  const { came, problem, retry } = useCame([code], days)
  const found = came.get(code)
  return (
    <section className="st-part" aria-busy={found === undefined && problem === null}>
      <div className="st-part-head">
        <h3>{words.title}</h3>
        <Segmented<number>
          size="small"
          aria-label={words.days}
          value={days}
          options={SPANS.map((value) => ({ value, label: words.last(value) }))}
          onChange={setDays}
        />
      </div>
      {problem ? (
        <ProblemNote problem={problem} retry={retry} />
      ) : (
        <dl className="ch-came">
          {CAME.map(({ title, text }) => (
            <div key={title}>
              <dt className="st-soft">{title}</dt>
              <dd className="st-number">{found ? text(found) : '…'}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="st-soft">{words.about}</p>
    </section>
  )
}
