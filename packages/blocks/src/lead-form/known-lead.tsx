import { Fault } from '../fields/field'
import type { Lead } from './lead'
import type { LeadFormProps } from './props'

interface KnownLeadProps {
  after: LeadFormProps['after']
  lead: Lead
}

/** Shown instead of the form to somebody who has submitted a lead. */
export function KnownLead({ after, lead: { state, showOutcome } }: KnownLeadProps) {
  return (
    <>
      <p className="yz-lead__text" role="status">
        您已提交，{after.callback ? '请留意我们的来电' : '无需重复提交'}
      </p>
      <Fault text={state.faults.form} />
      {hasMore(after) && (
        <button
          className="yz-tap yz-submit yz-lead__button"
          type="button"
          aria-haspopup="dialog"
          onClick={showOutcome}
        >
          查看服务信息
        </button>
      )}
    </>
  )
}

/** The popup would say more than the line above. */
function hasMore({ text, image, download, callback, buttons }: KnownLeadProps['after']): boolean {
  return text !== '' || image !== '' || download || callback || buttons.length > 0
}
