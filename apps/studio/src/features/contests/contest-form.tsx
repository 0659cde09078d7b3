import { competitionConsoleLimits as limits } from '@yingzao/contract/studio'
import { App, Form, Input, Modal } from 'antd'
import { type ReactNode, useId, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { IdField } from '../../ui/id-field'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CHANGED, type ContestDetail } from './contest-rows'
import { ContestFields, MoneyFields, SignupFields, TextFields } from './form-fields'
import { type ContestValues, fieldsOf, valuesOf } from './form-values'
import { PrizeFields } from './prize-fields'
import { wording } from './wording'

const words = wording.form

interface ContestFormProps {
  /** Undefined: a new one. */
  contest: ContestDetail | undefined
  onClose: () => void
  onMade?: (id: string) => void
}

/** Creates a contest, or changes one. What people signed up for, or were ranked by, is shown and cannot be changed. */
export function ContestForm({ contest: newest, onClose, onMade }: ContestFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [contest] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const { message } = App.useApp()
  const call = useStudioCall('competitionSave', { changes: CHANGED })
  const close = useAskingClose(() => isTouched, onClose)
  const save = (values: ContestValues) => {
    if (call.isPending) return
    const competition_id = contest?.competition_id ?? values.id.trim()
    call.mutate(
      { ...fieldsOf(values), competition_id, base_revision: contest?.revision ?? 0 },
      {
        onSuccess: () => {
          void message.success(words.saved)
          onClose()
          if (!contest) onMade?.(competition_id)
        },
      },
    )
  }
  const areTermsFixed = contest?.terms_stay ?? false
  const areDaysFixed = contest?.days_stay ?? false
  return (
    <Modal
      open
      width={680}
      title={contest ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={call.isPending}
      onCancel={close}
    >
      <FormProblem problem={call.error} better={{ conflict: words.conflict, alreadyExists: words.taken }} />
      <Form<ContestValues>
        id={formId}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError
        initialValues={valuesOf(contest)}
        onValuesChange={() => setTouched(true)}
        // A field that is fixed is sent as it was.
        onFinish={(values) => save({ ...valuesOf(contest), ...values })}
      >
        {!contest && <IdField name="id" label={words.id} hint={words.idHint} form={words.idForm} />}
        <Form.Item
          name="title"
          label={words.title}
          rules={[{ required: true, whitespace: true, message: words.missing }]}
        >
          <Input maxLength={limits.title} autoComplete="off" />
        </Form.Item>
        <Group title={words.signup}>
          <SignupFields players={contest?.players ?? 0} />
        </Group>
        <Group title={words.contest} fixed={areDaysFixed && words.daysStay}>
          <ContestFields isFixed={areDaysFixed} />
        </Group>
        <Group title={words.money} fixed={areTermsFixed && words.termsStay}>
          <MoneyFields isFixed={areTermsFixed} />
        </Group>
        <Group title={words.prizes} hint={words.prizesHint} fixed={areDaysFixed && words.daysStay}>
          <PrizeFields isFixed={areDaysFixed} />
        </Group>
        <Group title={words.texts}>
          <TextFields />
        </Group>
      </Form>
    </Modal>
  )
}

interface GroupProps {
  title: string
  hint?: string
  /** Why nothing in it can be changed; false: it can. */
  fixed?: string | false
  children: ReactNode
}

function Group({ title, hint, fixed = false, children }: GroupProps) {
  return (
    <section className="ct-group">
      <h3>{title}</h3>
      {fixed !== false ? (
        <p className="st-hint ct-fixed">{fixed}</p>
      ) : (
        hint && <p className="st-hint">{hint}</p>
      )}
      {children}
    </section>
  )
}
