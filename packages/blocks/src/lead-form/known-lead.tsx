import { Fault } from '../fields/field'
import type { Lead } from './use-lead'

/** Instead of the form, for somebody who has left a lead. */
export function KnownLead({ lead: { state, showOutcome } }: { lead: Lead }) {
  return (
    <>
      <p className="yz-lead__text" role="status">
        您已提交，请留意我们的来电
      </p>
      <Fault text={state.faults.form} />
      <button
        className="yz-tap yz-submit yz-lead__button"
        type="button"
        aria-haspopup="dialog"
        onClick={showOutcome}
      >
        查看服务信息
      </button>
    </>
  )
}
