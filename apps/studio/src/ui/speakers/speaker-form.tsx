import { App, Form, Input, Modal } from 'antd'
import type { Payload } from '../../state/calls'
import { useStudioCall } from '../../state/queries'
import { FirstField } from '../first-field'
import { FormProblem } from '../form-problem'
import { useReturnFocus } from '../use-return-focus'
import { wording } from './wording'

const words = wording.form

type Speaker = Omit<Payload<'speakerSave'>, 'is_new'>

interface Values {
  staff: string
  name: string
  number: string
}

interface SpeakerFormProps {
  onAdded: (speaker: Speaker) => void
  onClose: () => void
}

/** Adds a speaker. */
export function SpeakerForm({ onAdded, onClose }: SpeakerFormProps) {
  useReturnFocus()
  const [form] = Form.useForm<Values>()
  const { message } = App.useApp()
  const call = useStudioCall('speakerSave', { changes: ['speakerList'] })
  const save = ({ staff, name, number }: Values) => {
    if (call.isPending) return
    const speaker = { staff_id: Number(staff), name: name.trim(), adviser_no: number.trim() }
    call.mutate(
      { ...speaker, is_new: true },
      {
        onSuccess: () => {
          void message.success(words.saved(speaker.name))
          onAdded(speaker)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={440}
      title={words.title}
      okText={words.save}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.about}</p>
      <FormProblem problem={call.error} better={{ alreadyExists: words.taken, notFound: words.unknown }} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ staff: '', name: '', number: '' }}
        onFinish={save}
      >
        <FirstField name="staff" />
        <Form.Item
          name="staff"
          label={words.staff}
          rules={[{ required: true, pattern: /^[1-9]\d{0,8}$/, message: words.staffForm }]}
        >
          <Input maxLength={9} autoComplete="off" inputMode="numeric" />
        </Form.Item>
        <Form.Item
          name="name"
          label={words.name}
          rules={[{ required: true, whitespace: true, message: words.missing }]}
        >
          <Input maxLength={20} autoComplete="off" />
        </Form.Item>
        <Form.Item name="number" label={words.number}>
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
