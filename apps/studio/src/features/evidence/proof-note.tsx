import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery } from '../../state/queries'
import { ProblemNote } from '../../ui/problem-note'
import { type EvidenceState, proofState } from './proof-state'
import { wording } from './wording'

const words = wording.state

/** Says up front how far the proof stands. */
export function ProofNote() {
  const { data, error, refetch } = useQuery({ ...studioQuery('evidenceState', {}), staleTime: 60_000 })
  if (error) return <ProblemNote problem={error} retry={() => void refetch()} />
  if (!data) return <p className="st-hint">{words.loading}</p>
  const { tone, said } = proofState(data, Date.now())
  return <Alert className="ev-proof" type={tone} showIcon title={said} description={<Reach state={data} />} />
}

function Reach({ state: { kept_since, sealed_until, anchor } }: { state: EvidenceState }) {
  const moment = (at: string | null) => (at === null ? words.notYet : dateTimeText(at))
  return (
    <dl className="ev-reach">
      <div>
        <dt>{words.keptSince}</dt>
        <dd className="st-number">{moment(kept_since)}</dd>
      </div>
      <div>
        <dt>{words.sealedUntil}</dt>
        <dd className="st-number">{moment(sealed_until)}</dd>
      </div>
      <div>
        <dt>{words.anchor}</dt>
        <dd>{anchor === null ? words.notYet : words.anchorDay(anchor.day, stampText(anchor.stamp))}</dd>
      </div>
    </dl>
  )
}

function stampText(stamp: NonNullable<EvidenceState['anchor']>['stamp']): string {
  return stamp === null ? words.noStamp : words.stampedBy(dateTimeText(stamp.at), stamp.signer)
}
