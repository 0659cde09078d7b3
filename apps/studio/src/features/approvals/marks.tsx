import type { ReviewState } from '@yingzao/contract/studio'
import { Tag } from 'antd'
import { StatusMark, type Tone } from '../../ui/status-mark'
import type { SubmissionRow } from './approval-rows'
import { wording } from './wording'

const TONES: Record<ReviewState, Tone> = {
  waiting: 'new',
  approved: 'success',
  returned: 'warning',
  withdrawn: 'quiet',
  superseded: 'quiet',
}
const COLOURS = { money: 'red', advice: 'warning', leads: 'blue' } as const

/** The state of a submission. */
export function StateMark({ state }: { state: ReviewState }) {
  return <StatusMark tone={TONES[state]}>{wording.states[state]}</StatusMark>
}

/** Why more people have to look at a page. */
export function RiskMarks({ risks }: Pick<SubmissionRow, 'risks'>) {
  return risks.map((risk) => (
    <Tag key={risk} color={COLOURS[risk]}>
      {wording.risks[risk]}
    </Tag>
  ))
}

/** The steps that are still open, or what became of the submission. */
export function OpenSteps({ submission: { state, open_steps } }: { submission: SubmissionRow }) {
  if (state !== 'waiting') return <StateMark state={state} />
  return open_steps.map((step) => (
    <div key={step}>
      <StatusMark tone="new">{wording.stepOpen(wording.steps[step])}</StatusMark>
    </div>
  ))
}
