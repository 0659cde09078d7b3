import { switchLimits, switchScopes } from '@yingzao/contract/studio'
import { App, Button, Form, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { PageSelect } from '../../ui/page-select'
import { REASON_RULES } from '../../ui/reason-rules'
import { specs } from '../../ui/said/specs'
import { useReturnFocus } from '../../ui/use-return-focus'
import { EffectView } from './effect-view'
import { CHANGED, needsValue, type SwitchRow, switchWords, type ValueScope } from './switch-rows'
import { wording } from './wording'

const words = wording.form

interface Typed {
  scope: SwitchRow['scope']
  value?: string
  reason: string
}

const BLOCKS = specs.all
  .map(({ name, title }) => ({ value: name, label: title }))
  .sort((one, other) => one.label.localeCompare(other.label, 'zh'))

/** Asks what is to be switched off, shows the effect, and does it once that was seen. */
export function SetDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<Typed>()
  const [seen, setSeen] = useState<Typed>()
  const scope = Form.useWatch('scope', form)
  const effect = useStudioCall('switchEffect')
  const call = useStudioCall('switchSet', { changes: CHANGED })
  const look = (typed: Typed) => {
    const target = targetOf(typed)
    effect.mutate(target, { onSuccess: () => setSeen({ ...target, reason: typed.reason }) })
  }
  const set = ({ reason, ...typed }: Typed) =>
    call.mutate(
      { ...targetOf(typed), reason },
      {
        onSuccess: () => {
          void message.success(words.done)
          onClose()
        },
      },
    )
  return (
    <Modal
      open
      width={520}
      title={words.title}
      onCancel={onClose}
      footer={
        seen ? (
          <>
            <Button onClick={() => setSeen(undefined)}>{words.back}</Button>
            <Button type="primary" danger loading={call.isPending} onClick={() => set(seen)}>
              {words.submit}
            </Button>
          </>
        ) : (
          <Button type="primary" loading={effect.isPending} onClick={form.submit}>
            {words.look}
          </Button>
        )
      }
    >
      <FormProblem
        problem={seen ? call.error : effect.error}
        better={{ tooManyRequests: wording.effects.tooOften }}
      />
      {seen && effect.data && (
        <>
          <p>
            <strong>{switchWords({ ...targetOf(seen), value_name: blockTitle(seen) })}</strong>
          </p>
          {seen.scope === 'all' && <p>{words.wholeAll}</p>}
          <p>{wording.reason(seen.reason)}</p>
          <EffectView effect={effect.data} />
        </>
      )}
      <Form<Typed>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ scope: 'page' }}
        onFinish={look}
        // What was typed stays for members who go back.
        style={seen && { display: 'none' }}
      >
        <Form.Item name="scope" label={words.scope}>
          <Select
            onChange={() => form.setFieldsValue({ value: undefined } as never)}
            options={switchScopes.map((value) => ({ value, label: wording.scopes[value] }))}
          />
        </Form.Item>
        {scope && needsValue(scope) && <ValueField key={scope} scope={scope} />}
        <Form.Item name="reason" label={words.reason} rules={REASON_RULES}>
          <Input maxLength={switchLimits.reason} placeholder={words.reasonHint} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

function blockTitle({ scope, value = '' }: Typed): string {
  return (scope === 'block' && specs.find(value)?.title) || ''
}

function targetOf({ scope, value = '' }: Pick<Typed, 'scope' | 'value'>) {
  return { scope, value: needsValue(scope) ? value.trim() : '' }
}

function ValueField({ scope }: { scope: ValueScope }) {
  return (
    <Form.Item
      name="value"
      label={words.values[scope]}
      extra={words.hints[scope]}
      rules={[
        { required: true, whitespace: true, message: words.missing },
        ...(scope === 'product' ? [{ pattern: /^\s*[1-9]\d*\s*$/, message: words.productForm }] : []),
      ]}
    >
      {fieldOf(scope)}
    </Form.Item>
  )
}

function fieldOf(scope: ValueScope) {
  if (scope === 'page') return <PageSelect label={words.values.page} />
  if (scope === 'block')
    return (
      <Select showSearch={{ optionFilterProp: 'label' }} options={BLOCKS} placeholder={words.values.block} />
    )
  return <Input maxLength={switchLimits.value} autoComplete="off" spellCheck={false} />
}
