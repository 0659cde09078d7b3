import './contracts.css'
import { contractFields, contractLimits } from '@yingzao/contract/studio'
import { App, Button, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CHANGED, type ContractDetail } from './contract-rows'
import { PreviewDialog } from './preview-dialog'
import { wording } from './wording'

const words = wording.form

interface Values {
  id: string
  title: string
  body: string
  withdrawal: string
}

interface ContractFormProps {
  /** Undefined: a new one. */
  contract: ContractDetail | undefined
  onClose: () => void
  onMade?: (contract_id: string) => void
}

/** Writes the draft of a contract: of a new one, or of an existing one's next version. */
export function ContractForm({ contract: newest, onClose, onMade }: ContractFormProps) {
  useReturnFocus()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [contract] = useState(newest)
  const [form] = Form.useForm<Values>()
  const formId = useId()
  const { message } = App.useApp()
  const create = useStudioCall('contractCreate', { changes: CHANGED })
  const save = useStudioCall('contractSave', { changes: CHANGED })
  const [previewed, setPreviewed] = useState<Omit<Values, 'id'>>()
  const draft = contract?.versions.find(({ state }) => state === 'draft')
  const start = draft ?? contract?.versions[0]
  const isPending = create.isPending || save.isPending
  const saved = () => {
    void message.success(words.saved)
    onClose()
  }
  const run = ({ id, ...texts }: Values) => {
    // The enter key may be pressed twice.
    if (isPending) return
    if (contract) {
      const { contract_id } = contract
      save.mutate({ contract_id, base_revision: draft?.revision ?? null, ...texts }, { onSuccess: saved })
      return
    }
    create.mutate(
      { contract_id: id, ...texts },
      {
        onSuccess: ({ contract_id }) => {
          saved()
          onMade?.(contract_id)
        },
      },
    )
  }
  const preview = async () => {
    try {
      setPreviewed(await form.validateFields(['title', 'body', 'withdrawal']))
    } catch {
      // The form itself says what is missing.
    }
  }
  const needed = { required: true, whitespace: true, message: words.missing }
  return (
    <Modal
      open
      width={760}
      title={titleOf(contract, draft?.version)}
      footer={[
        <Button key="preview" onClick={() => void preview()}>
          {words.preview}
        </Button>,
        <Button key="save" type="primary" htmlType="submit" form={formId} loading={isPending}>
          {words.save}
        </Button>,
      ]}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <FormProblem
        problem={create.error ?? save.error}
        better={{ conflict: words.conflict, alreadyExists: words.taken }}
      />
      <Form<Values>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          id: '',
          title: start?.title ?? '',
          body: start?.body ?? '',
          withdrawal: start?.withdrawal ?? '',
        }}
        onFinish={run}
      >
        {!contract && (
          <Form.Item
            name="id"
            label={words.id}
            extra={words.idHint}
            rules={[needed, { pattern: /^[A-Za-z0-9_-]{1,64}$/, message: words.idForm }]}
          >
            <Input autoFocus maxLength={64} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
        )}
        <Form.Item name="title" label={words.title} rules={[needed]}>
          <Input autoFocus={contract !== undefined} maxLength={contractLimits.title} autoComplete="off" />
        </Form.Item>
        <Form.Item name="body" label={words.body} extra={words.bodyHint} rules={[needed]}>
          <Input.TextArea autoSize={{ minRows: 10, maxRows: 22 }} maxLength={contractLimits.body} />
        </Form.Item>
        <div className="st-contract-fields">
          <span className="st-soft">{words.fields}</span>
          {contractFields.map((name) => (
            <Button
              key={name}
              size="small"
              aria-label={words.insert(name)}
              onClick={() =>
                insert(form.getFieldInstance('body'), name, (body) => form.setFieldsValue({ body }))
              }
            >
              {name}
            </Button>
          ))}
        </div>
        <Form.Item name="withdrawal" label={words.withdrawal} extra={words.withdrawalHint} rules={[needed]}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={contractLimits.withdrawal} />
        </Form.Item>
      </Form>
      {previewed && <PreviewDialog texts={previewed} onClose={() => setPreviewed(undefined)} />}
    </Modal>
  )
}

/** What antd exposes of a text area. */
interface TextArea {
  focus: () => void
  resizableTextArea?: { textArea: HTMLTextAreaElement }
}

/** Inserts a field at the cursor, or replaces the selection with it. */
function insert(area: TextArea | null, name: string, onChange: (text: string) => void): void {
  const element = area?.resizableTextArea?.textArea
  if (!element) return
  const { value, selectionStart, selectionEnd } = element
  onChange(`${value.slice(0, selectionStart)}{{${name}}}${value.slice(selectionEnd)}`)
  area?.focus()
}

function titleOf(contract: ContractDetail | undefined, draft: number | undefined): string {
  if (!contract) return words.addTitle
  return draft === undefined ? words.nextTitle : words.editTitle(draft)
}
