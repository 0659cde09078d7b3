import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Card } from 'antd'
import { studioQuery } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { levelText } from './level-text'
import { wording } from './wording'

const words = wording.summary

/** How many visitors currently have each level; warns that nobody can get one where no questionnaire is published. */
export function LevelSummary({ onWrite }: { onWrite: () => void }) {
  const { data, error, refetch } = useQuery(studioQuery('riskTestSummary', {}))
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  return (
    <>
      {data?.live_version === null && (
        <Alert
          className="rt-no-live"
          type="warning"
          showIcon
          title={wording.noLive.title}
          description={wording.noLive.text}
          action={<Button onClick={onWrite}>{wording.noLive.act}</Button>}
        />
      )}
      <Card className="rt-summary" loading={!data}>
        <h2>
          {words.title} <span className="st-soft">{words.about}</span>
        </h2>
        <dl>
          {data?.levels.map(({ risk_level, count }) => (
            <div key={risk_level}>
              <dt>{levelText(risk_level)}</dt>
              <dd>
                <strong className="st-number">{words.people(count)}</strong>
                {risk_level === 'C1' && data.lowest > 0 && (
                  <span className="st-soft">{words.lowest(data.lowest)}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}
