import { experimentMeasures, experimentLimits as limits, studioOperations } from '@yingzao/contract/studio'
import { App, Button, Drawer, Form, Input, InputNumber, Select } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { FormProblem } from '../../ui/form-problem'
import { useMember } from '../../ui/member-context'
import { PageSelect } from '../../ui/page-select'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CopyVariant } from './copy-variant'
import { CHANGED, type ExperimentDetail } from './experiment-rows'
import { type ExperimentValues, fieldsOf, totalShare, valuesOf } from './form-values'
import { PlannedSize } from './planned-size'
import { VariantFields } from './variant-fields'
import { wording } from './wording'

const words = wording.form

interface ExperimentFormProps {
  /** Undefined: a new one. */
  detail: ExperimentDetail | undefined
  onClose: () => void
  onMade?: (id: number) => void
}

/** Creates an experiment, or changes one that has not started. */
export function ExperimentForm({ detail: newest, onClose, onMade }: ExperimentFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [detail] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const [isUneven, setUneven] = useState(false)
  const { message } = App.useApp()
  const create = useStudioCall('experimentCreate', { changes: CHANGED })
  const change = useStudioCall('experimentChange', { changes: CHANGED })
  const close = useAskingClose(() => isTouched, onClose)
  const [form] = Form.useForm<ExperimentValues>()
  const measure = Form.useWatch('measure', form)
  const page = Form.useWatch('page', form)
  const mayCopy = mayCall(useMember(), studioOperations.pageCopy)
  /** Place of the version whose page is being made. */
  const [copied, setCopied] = useState<number>()
  const saved = (id?: number) => {
    void message.success(words.saved)
    onClose()
    if (id !== undefined) onMade?.(id)
  }
  const save = (values: ExperimentValues) => {
    setUneven(totalShare(values) !== 100)
    if (totalShare(values) !== 100 || create.isPending || change.isPending) return
    const fields = fieldsOf(values)
    if (!detail) create.mutate(fields, { onSuccess: ({ experiment_id }) => saved(experiment_id) })
    else {
      const { experiment_id, revision: base_revision } = detail.experiment
      change.mutate({ ...fields, experiment_id, base_revision }, { onSuccess: () => saved() })
    }
  }
  const missing = [{ required: true, whitespace: true, message: words.missing }]
  return (
    <Drawer
      open
      size={620}
      title={detail ? words.changeTitle : words.addTitle}
      onClose={close}
      extra={
        <Button type="primary" htmlType="submit" form={formId} loading={create.isPending || change.isPending}>
          {words.save}
        </Button>
      }
    >
      <FormProblem problem={create.error ?? change.error} better={{ conflict: words.conflict }} />
      <Form<ExperimentValues>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError
        initialValues={valuesOf(detail)}
        onValuesChange={() => setTouched(true)}
        onFinish={(values) => save({ ...valuesOf(detail), ...values })}
      >
        <Form.Item name="page" label={words.page} rules={[{ required: true, message: words.choose }]}>
          <PageSelect label={words.page} />
        </Form.Item>
        <Form.Item name="name" label={words.name} rules={missing}>
          <Input maxLength={limits.name} autoComplete="off" />
        </Form.Item>
        <Form.Item name="hypothesis" label={words.hypothesis} extra={words.hypothesisHint}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} maxLength={limits.hypothesis} />
        </Form.Item>
        <Form.Item name="measure" label={words.measure}>
          <Select options={experimentMeasures.map((value) => ({ value, label: wording.measures[value] }))} />
        </Form.Item>
        {measure === 'click' && (
          <Form.Item
            name="block"
            label={words.block}
            extra={words.blockHint}
            rules={[{ required: true, pattern: /^\s*[\w-]{1,64}\s*$/, message: words.blockForm }]}
          >
            <Input maxLength={64} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
        )}
        <Form.Item
          name="effect"
          label={words.effect}
          extra={words.effectHint}
          rules={[{ required: true, type: 'integer', ...limits.effect, message: words.effectForm }]}
        >
          <InputNumber controls={false} maxLength={3} />
        </Form.Item>
        <Form.Item
          name="units"
          label={words.units}
          extra={<PlannedSize form={form} />}
          rules={[{ required: true, type: 'integer', ...limits.units, message: words.unitsForm }]}
        >
          <InputNumber controls={false} maxLength={7} />
        </Form.Item>
        <VariantFields isUneven={isUneven} onCopy={page && mayCopy ? setCopied : undefined} />
      </Form>
      {page && copied !== undefined && (
        <CopyVariant
          code={page}
          onClose={() => setCopied(undefined)}
          onMade={(code) => {
            form.setFieldValue(['others', copied, 'page'], code)
            setTouched(true)
          }}
        />
      )}
    </Drawer>
  )
}
