import './lead-form.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { CodePopup } from './code-popup'
import { EntryForm } from './entry-form'
import { OutcomePopup } from './outcome-popup'
import type { LeadFormProps } from './props'
import { useLead } from './use-lead'

function LeadForm({ id, props }: ViewProps<LeadFormProps>) {
  const lead = useLead(id, props)
  const { state, send, start } = lead
  return (
    <div className="yz-lead">
      {props.title && <h2 className="yz-lead__title">{props.title}</h2>}
      {state.outcome ? (
        <Known onShow={() => send({ type: 'outcomeShown' })} />
      ) : (
        <EntryForm props={props} state={state} send={send} start={start} />
      )}
      <CodePopup blockId={id} lead={lead} />
      <OutcomePopup blockId={id} lead={lead} />
    </div>
  )
}

/** Instead of the form, for somebody who has left a lead. */
function Known({ onShow }: { onShow: () => void }) {
  return (
    <>
      <p className="yz-lead__text" role="status">
        您已提交，请留意我们的来电
      </p>
      <button className="yz-tap yz-lead__button" type="button" aria-haspopup="dialog" onClick={onShow}>
        查看服务信息
      </button>
    </>
  )
}

export const leadForm = defineView<LeadFormProps>({ name: 'leadForm', view: LeadForm, island: 'visible' })
