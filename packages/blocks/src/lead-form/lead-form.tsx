import './lead-form.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { EntryForm } from './entry-form'
import { KnownLead } from './known-lead'
import type { LeadFaults } from './lead-entry'
import { LeadPopup } from './lead-popup'
import { outcomeTitle } from './outcome'
import type { LeadFormProps } from './props'
import { useLead } from './use-lead'

function LeadForm({ id, props, common, begun }: ViewProps<LeadFormProps>) {
  const lead = useLead({ id, props, uploadId: common.uploadId ?? '', begun: begun as LeadFaults | undefined })
  const { state, send, parts } = lead
  const { step, outcome } = state
  const popup = { blockId: id, step }
  const codeTitle = '输入验证码'
  const endTitle = outcomeTitle(props.after, outcome)
  return (
    // The page's offer to stay looks for this mark.
    <div className="yz-lead" data-sent={outcome && ''}>
      {props.title && <h2 className="yz-lead__title">{props.title}</h2>}
      {outcome ? (
        <KnownLead after={props.after} lead={lead} />
      ) : (
        <EntryForm id={id} props={props} lead={lead} />
      )}
      <LeadPopup
        {...popup}
        name="code"
        title={codeTitle}
        isOpen={step === 'code' || step === 'submitting'}
        onClose={() => send({ type: 'codeClosed' })}
      >
        {parts && <parts.CodeStep title={codeTitle} after={props.after} lead={lead} />}
      </LeadPopup>
      <LeadPopup
        {...popup}
        name="outcome"
        title={endTitle}
        isOpen={step === 'done'}
        onClose={() => send({ type: 'outcomeClosed' })}
      >
        {parts && <parts.OutcomeStep id={id} title={endTitle} after={props.after} lead={lead} />}
      </LeadPopup>
    </div>
  )
}

export const leadForm = defineView<LeadFormProps>({
  name: 'leadForm',
  view: LeadForm,
  island: 'wanted',
  live: 'start',
})
