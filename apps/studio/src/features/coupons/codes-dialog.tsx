import { MOST_CODES } from '@yingzao/contract/studio'
import { Alert, App, Form, Input, Modal, Radio } from 'antd'
import { useRefresh } from '../../state/queries'
import { saveFile } from '../../state/save-file'
import { FormProblem } from '../../ui/form-problem'
import { useExport } from '../../ui/list/use-export'
import { REASON_RULES } from '../../ui/reason-rules'
import { useReturnFocus } from '../../ui/use-return-focus'
import { type BatchRow, CHANGED } from './coupon-rows'
import { whole } from './form-values'
import { wording } from './wording'

const words = wording.codes

interface Values {
  count: string
  format: 'csv' | 'xlsx'
  reason: string
}

/** Creates codes for paper and saves them, which can be done only once: nobody can read them afterwards. */
export function CodesDialog({ batch, onClose }: { batch: BatchRow; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const refresh = useRefresh()
  const [form] = Form.useForm<Values>()
  const { start, isRunning, error } = useExport('couponCodesMake')
  const most = Math.min(MOST_CODES, batch.stock)
  const run = async ({ count, format, reason }: Values) => {
    const file = await start({ coupon_id: batch.coupon_id, count: Number(count), format, reason })
    if (!file) return
    saveFile(file)
    void message.success(words.done(file.name))
    void refresh(...CHANGED)
    onClose()
  }
  return (
    <Modal
      open
      title={words.title}
      okText={words.submit}
      okButtonProps={{ loading: isRunning }}
      // Codes being created would be taken from the stock, and nobody would have them.
      closable={!isRunning}
      mask={{ closable: !isRunning }}
      keyboard={!isRunning}
      cancelButtonProps={{ disabled: isRunning }}
      onOk={form.submit}
      onCancel={onClose}
    >
      <FormProblem
        problem={error instanceof Error ? error : null}
        better={{ tooManyRequests: words.tooOften }}
      />
      <Alert type="warning" showIcon title={words.once} className="st-coupon-note" />
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        disabled={isRunning}
        initialValues={{ count: '', format: 'xlsx', reason: '' }}
        onFinish={(values) => !isRunning && void run(values)}
      >
        <Form.Item
          name="count"
          label={words.count}
          extra={words.countHint(batch.stock)}
          rules={[whole([1, most], words.countForm(most), { isNeeded: true })]}
        >
          <Input autoFocus inputMode="numeric" maxLength={5} autoComplete="off" />
        </Form.Item>
        <Form.Item name="format" label={words.format}>
          <Radio.Group
            options={[
              { value: 'xlsx', label: words.xlsx },
              { value: 'csv', label: words.csv },
            ]}
          />
        </Form.Item>
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input maxLength={100} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
