import { App, Modal } from 'antd'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { moneyText } from '../../ui/money-text'
import { SUPPLIER_TITLES } from '../../ui/supplier-titles'
import { useReturnFocus } from '../../ui/use-return-focus'
import { moneyWords } from './money-words'
import { askerText, CHANGED, type RefundRow } from './refund-row'
import { wording } from './wording'

const words = wording.release

/** Says what goes where before money leaves, its amount also in words. */
export function ReleaseDialog({ refund, onClose }: { refund: RefundRow; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const { out_refund_no, amount } = refund
  const onDone = () => {
    void message.success(words.done(moneyText(amount)))
    onClose()
  }
  const decide = useStudioCall('refundDecide', { changes: CHANGED, onDone })
  const run = () => {
    // Pressing Enter twice releases only once.
    if (decide.isPending || decide.isSuccess) return
    decide.mutate({ out_refund_no, amount, decision: 'released' })
  }
  return (
    <Modal
      open
      width={480}
      title={words.title}
      okText={words.submit(moneyText(amount))}
      okButtonProps={{ danger: true }}
      confirmLoading={decide.isPending}
      onOk={run}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={decide.error} better={{ conflict: wording.changed }} />
      <dl className="st-facts st-refund-facts">
        <dt>{words.amount}</dt>
        <dd>
          <strong className="st-refund-amount">{moneyText(amount)}</strong>{' '}
          <span className="st-soft">{wording.ofTotal(moneyText(refund.total))}</span>
        </dd>
        <dt>{words.words}</dt>
        <dd>{moneyWords(amount)}</dd>
        <dt>{words.product}</dt>
        <dd>
          {refund.name} {refund.sku_name}
        </dd>
        <dt>{words.buyer}</dt>
        <dd>{refund.handset || wording.erased}</dd>
        <dt>{words.way}</dt>
        <dd>{SUPPLIER_TITLES[refund.supplier]}</dd>
        <dt>{words.reason}</dt>
        <dd>{refund.reason}</dd>
        <dt>{words.askedBy}</dt>
        <dd>{askerText(refund)}</dd>
        <dt>{words.number}</dt>
        <dd className="st-number">{out_refund_no}</dd>
      </dl>
    </Modal>
  )
}
