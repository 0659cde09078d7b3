import { type AlarmKind, alarmChannels, alarmKinds, alarmLimits } from '@yingzao/contract/studio'
import { App, Checkbox, Form, type FormInstance, Input, Modal, Select, Switch } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { PageSelect } from '../../../ui/page-select'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { type RuleRow, ruleWords } from '../alarm-rows'
import { wording } from '../wording'
import {
  addressesOf,
  onlyAddresses,
  type RuleValues,
  thresholdsOf,
  valuesOf,
  wholeNumber,
} from './form-values'
import { Trial } from './trial'

const words = wording.form
const { hours: MOST_HOURS, percent: MOST_PERCENT, floor: MOST_FLOOR } = alarmLimits

interface RuleFormProps {
  /** Undefined: a new one, for one page. */
  rule: RuleRow | undefined
  onClose: () => void
}

/** Changes a rule, or creates one for a single page; says in a sentence what it means, and tries it out. */
export function RuleForm({ rule: newest, onClose }: RuleFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [rule] = useState(newest)
  const { message } = App.useApp()
  const [form] = Form.useForm<RuleValues>()
  const save = useStudioCall('alarmRuleSave', { changes: ['alarmRuleList'] })
  const finish = (values: RuleValues) => {
    const { tells, mailTo, isOn: is_on } = values
    const of = { rule_id: rule?.rule_id ?? null, base_revision: rule?.revision ?? null }
    save.mutate(
      { ...thresholdsOf(values), ...of, tells, mail_to: addressesOf(mailTo), is_on },
      {
        onSuccess: () => {
          void message.success(words.saved)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={560}
      title={rule ? words.changeTitle(wording.kinds[rule.kind]) : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={save.isPending}
      onCancel={onClose}
    >
      <FormProblem
        problem={save.error}
        better={{ conflict: words.conflict, alreadyExists: words.taken, notFound: words.gone }}
      />
      <Form<RuleValues>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(rule)}
        // The enter key may be pressed twice.
        onFinish={() => !save.isPending && finish({ ...valuesOf(rule), ...form.getFieldsValue(true) })}
      >
        {!rule && <WhatFields />}
        <Thresholds form={form} first={valuesOf(rule)} />
        <Form.Item name="tells" label={words.tells}>
          <Checkbox.Group
            options={alarmChannels.map((value) => ({ value, label: wording.channels[value] }))}
          />
        </Form.Item>
        <MailField form={form} first={valuesOf(rule)} />
        <Form.Item name="isOn" label={words.isOn} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
      <Trial
        thresholds={async () => {
          await form.validateFields()
          return thresholdsOf({ ...valuesOf(rule), ...form.getFieldsValue(true) })
        }}
      />
    </Modal>
  )
}

/** Whom it notifies by mail, if it notifies anybody that way. What was typed stays while that is switched off. */
function MailField({ form, first }: { form: FormInstance<RuleValues>; first: RuleValues }) {
  const tells: RuleValues['tells'] = Form.useWatch('tells', form) ?? first.tells
  if (!tells.includes('mail')) return null
  return (
    <Form.Item name="mailTo" label={words.mailTo} extra={words.mailToHint} rules={[onlyAddresses]}>
      <Input autoComplete="off" placeholder="a@example.com, b@example.com" maxLength={2_000} />
    </Form.Item>
  )
}

function WhatFields() {
  return (
    <>
      <Form.Item name="page" label={words.page} rules={[{ required: true, message: words.pageMissing }]}>
        <PageSelect label={words.page} />
      </Form.Item>
      <Form.Item name="kind" label={words.kind}>
        <Select options={alarmKinds.map((value) => ({ value, label: wording.kinds[value] }))} />
      </Form.Item>
    </>
  )
}

function Thresholds({ form, first }: { form: FormInstance<RuleValues>; first: RuleValues }) {
  const typed = Form.useWatch([], form) as Partial<RuleValues> | undefined
  const values = { ...first, ...typed }
  const { kind } = values
  return (
    <>
      <div className="al-numbers">
        <NumberField name="hours" label={words.hours} most={MOST_HOURS} />
        {kind !== 'no_views' && (
          <NumberField name="percent" label={words.percents[kind]} most={MOST_PERCENT} />
        )}
        <NumberField name="floor" label={words.floors[kind]} most={MOST_FLOOR} />
      </div>
      <p className="st-hint" role="status">
        {ruleWords(wordsOf(kind, values))}
      </p>
    </>
  )
}

const wordsOf = (kind: AlarmKind, values: RuleValues) => ({ ...thresholdsOf(values), kind })

function NumberField({ name, label, most }: { name: keyof RuleValues; label: string; most: number }) {
  return (
    <Form.Item name={name} label={label} rules={[wholeNumber(1, most)]}>
      <Input inputMode="numeric" maxLength={6} autoComplete="off" />
    </Form.Item>
  )
}
