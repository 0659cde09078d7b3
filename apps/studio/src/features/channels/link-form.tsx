import { trackedLinkLimits as limits } from '@yingzao/contract/studio'
import { App, Button, Drawer, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { AddressPreview } from './address-preview'
import { fieldsOf, type LinkValues, valuesOf } from './form-values'
import { GroupFields } from './group-fields'
import { CHANGED, type LinkRow } from './link-rows'
import { ParamFields } from './param-fields'
import { TargetField } from './target-field'
import { targetRule } from './target-rules'
import { wording } from './wording'

const words = wording.form

interface LinkFormProps {
  /** Undefined: a new one. */
  link: LinkRow | undefined
  onClose: () => void
  onMade?: (id: string) => void
}

/** Creates a link, or changes one, and shows all the while what its address will be. */
export function LinkForm({ link: newest, onClose, onMade }: LinkFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [link] = useState(newest)
  const [isTouched, setTouched] = useState(false)
  const [form] = Form.useForm<LinkValues>()
  const values = Form.useWatch([], form) as LinkValues | undefined
  const { message } = App.useApp()
  const create = useStudioCall('trackedLinkCreate', { changes: CHANGED })
  const change = useStudioCall('trackedLinkChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const done = () => {
    void message.success(words.saved)
    onClose()
  }
  const save = (filled: LinkValues) => {
    if (isPending) return
    const fields = fieldsOf(filled)
    if (link)
      change.mutate({ ...fields, link_id: link.link_id, base_revision: link.revision }, { onSuccess: done })
    else
      create.mutate(fields, {
        onSuccess: ({ link_id }) => {
          done()
          onMade?.(link_id)
        },
      })
  }
  return (
    <Drawer
      open
      size={640}
      rootClassName="ch-form"
      title={link ? words.changeTitle : words.addTitle}
      onClose={close}
      footer={
        <>
          <AddressPreview values={values} code={link?.code} />
          <div className="ch-foot">
            <Button onClick={close}>{words.cancel}</Button>
            <Button type="primary" htmlType="submit" form={formId} loading={isPending}>
              {words.save}
            </Button>
          </div>
        </>
      }
    >
      <FormProblem problem={create.error ?? change.error} better={{ conflict: words.conflict }} />
      <Form<LinkValues>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError
        initialValues={valuesOf(link)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        <Form.Item
          name="name"
          label={words.name}
          extra={words.nameHint}
          rules={[{ required: true, whitespace: true, message: words.missing }]}
        >
          <Input autoFocus maxLength={limits.name} autoComplete="off" />
        </Form.Item>
        <GroupFields />
        <ParamFields />
        <section className="ch-group">
          <Form.Item name="off" label={words.off} extra={words.offHint} rules={[targetRule]}>
            <TargetField label={words.off} mayBeNone />
          </Form.Item>
        </section>
      </Form>
    </Drawer>
  )
}
