import { useQuery } from '@tanstack/react-query'
import { Alert, Collapse, Skeleton } from 'antd'
import { studioQuery } from '../../../state/queries'
import { ProblemNote } from '../../../ui/problem-note'
import type { ExperimentEpoch, ExperimentRow } from '../experiment-rows'
import { chanceText, shareText } from '../percent-text'
import { wording } from '../wording'
import { IntervalPlot } from './interval-plot'
import { ResultTable } from './result-table'

const words = wording.result
const number = new Intl.NumberFormat('zh-CN')

/** The result of an experiment: the time since the last change of its page, and the times before. */
export function ExperimentResult({ experiment: { experiment_id } }: { experiment: ExperimentRow }) {
  const { data, error, refetch } = useQuery(studioQuery('experimentResult', { experiment_id }))
  const [newest, ...earlier] = data?.epochs ?? []
  return (
    <section className="st-part">
      <h3>{words.title}</h3>
      {error && !data && <ProblemNote problem={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton active />}
      {data && newest && (
        <>
          {earlier.length > 0 && <p className="st-hint">{words.changed}</p>}
          <Epoch epoch={newest} alpha={data.alpha} planned={data.planned_units} />
          <p className="st-hint">{words.caution}</p>
          {earlier.length > 0 && (
            <Collapse
              ghost
              items={[
                {
                  key: 'earlier',
                  label: words.earlier,
                  children: earlier.map((epoch) => (
                    <Epoch key={epoch.epoch} epoch={epoch} alpha={data.alpha} planned={data.planned_units} />
                  )),
                },
              ]}
            />
          )}
        </>
      )}
    </section>
  )
}

function Epoch({ epoch, alpha, planned }: { epoch: ExperimentEpoch; alpha: number; planned: number }) {
  const isSeen = epoch.variants.some(({ units }) => units > 0)
  return (
    <div className="ex-epoch">
      <h4>{words.epoch(epoch.page_version)}</h4>
      {!isSeen && <p className="st-hint">{words.none}</p>}
      {isSeen && epoch.is_mismatched && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={words.mismatch}
          description={epoch.ratio_chance !== null && words.mismatchChance(chanceText(epoch.ratio_chance))}
        />
      )}
      {isSeen && !epoch.is_mismatched && (
        <>
          <p className="st-hint">
            {epoch.is_complete
              ? words.complete(number.format(planned))
              : words.running(shareText(1 - alpha), number.format(planned))}
          </p>
          <IntervalPlot variants={epoch.variants} />
        </>
      )}
      {isSeen && <ResultTable variants={epoch.variants} />}
    </div>
  )
}
