import './evidence.css'
import { Card } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { Screen } from '../../ui/screen'
import type { Asked } from './evidence-rows'
import { Found } from './found'
import { ProofNote } from './proof-note'
import { SearchForm } from './search-form'
import { wording } from './wording'

/** What somebody saw, for members who have to prove it. */
export function EvidenceScreen() {
  const call = useStudioCall('evidenceSearch')
  const [found, setFound] = useState<{ asked: Asked; answer: Answer<'evidenceSearch'>; round: number }>()
  const ask = (asked: Asked) => {
    setFound(undefined)
    call.mutate(asked, {
      onSuccess: (answer) => {
        setFound({ asked, answer, round: Date.now() })
        // Otherwise the query, which may contain a phone number, would be kept for a while.
        call.reset()
      },
    })
  }
  return (
    <Screen title={wording.title} about={wording.about}>
      <ProofNote />
      <Card className="ev-search">
        <FormProblem problem={call.error} better={{ tooManyRequests: wording.form.tooMany }} />
        <SearchForm isBusy={call.isPending} onAsk={ask} />
      </Card>
      {call.isPending && (
        <p className="st-empty" role="status">
          {wording.result.loading}
        </p>
      )}
      {found && <Found key={found.round} asked={found.asked} answer={found.answer} />}
    </Screen>
  )
}
