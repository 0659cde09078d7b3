import { Button } from 'antd'
import type { Answer, Payload } from '../../../state/calls'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { wording } from '../wording'

const words = wording.form

interface TrialProps {
  /** What is typed now; rejects while it cannot be tried. */
  thresholds: () => Promise<Payload<'alarmRuleTry'>>
}

/** What a rule would find on the pages at this moment, before anybody saves it. */
export function Trial({ thresholds }: TrialProps) {
  const call = useStudioCall('alarmRuleTry')
  const start = () =>
    thresholds().then(
      (typed) => call.mutate(typed),
      // The fields say what is wrong with them.
      () => {},
    )
  return (
    <section className="al-trial" aria-label={words.try}>
      <Button loading={call.isPending} onClick={() => void start()}>
        {words.try}
      </Button>
      <span className="st-soft">{words.tryAbout}</span>
      <FormProblem problem={call.error} better={{ tooManyRequests: words.tooOften, notFound: words.gone }} />
      {call.data && <Outcome {...call.data} />}
    </section>
  )
}

function Outcome({ judged, found, list }: Answer<'alarmRuleTry'>) {
  return (
    <div role="status">
      <p>{words.tried(judged, found)}</p>
      <ul>
        {list.map(({ page_code, page_title, words: why }) => (
          <li key={page_code}>
            {page_title} <span className="st-soft">{page_code}</span>
            <div className="al-why">{why}</div>
          </li>
        ))}
      </ul>
      {found > list.length && <p className="st-soft">{words.beyond(found - list.length)}</p>}
    </div>
  )
}
