import './lead-form.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { EntryForm } from './entry-form'
import { KnownLead } from './known-lead'
import { LeadPopup } from './lead-popup'
import type { LeadFormProps } from './props'
import { useLead } from './use-lead'

function LeadForm({ id, props, common }: ViewProps<LeadFormProps>) {
  const lead = useLead({ id, props, uploadId: common.uploadId ?? '' })
  const { state, send, parts } = lead
  const { step, outcome } = state
  const popup = { blockId: id, step }
  const codeTitle = '输入验证码'
  const outcomeTitle = outcome && !outcome.isNew ? '您已提交过' : '提交成功'
  return (
    <div className="yz-lead">
      {props.title && <h2 className="yz-lead__title">{props.title}</h2>}
      {outcome ? <KnownLead lead={lead} /> : <EntryForm props={props} lead={lead} />}
      <LeadPopup
        {...popup}
        name="code"
        title={codeTitle}
        isOpen={step === 'code' || step === 'submitting'}
        onClose={() => send({ type: 'codeClosed' })}
      >
        {parts && <parts.CodeStep title={codeTitle} lead={lead} />}
      </LeadPopup>
      <LeadPopup
        {...popup}
        name="outcome"
        title={outcomeTitle}
        isOpen={step === 'done'}
        onClose={() => send({ type: 'outcomeClosed' })}
      >
        {parts && <parts.OutcomeStep title={outcomeTitle} lead={lead} />}
      </LeadPopup>
    </div>
  )
}

export const leadForm = defineView<LeadFormProps>({ name: 'leadForm', view: LeadForm, island: 'visible' })
