import { studioOperations } from '@yingzao/contract/studio'
import { Button, Form, Input } from 'antd'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { byAddress, DraftGuard } from '../../ui/draft-guard'
import { FormProblem } from '../../ui/form-problem'
import { useMember } from '../../ui/member-context'
import { wording } from './wording'

const words = wording.notes

interface LeadNotesProps {
  leadId: number
  notes: Answer<'leadDetail'>['notes']
}

/** The notes about a lead, and a field for another one. */
export function LeadNotes({ leadId, notes }: LeadNotesProps) {
  const member = useMember()
  return (
    <section className="st-part">
      <h3>{words.title}</h3>
      {mayCall(member, studioOperations.leadAddNote) && <AddNote leadId={leadId} />}
      {notes.length === 0 && <p className="st-soft">{words.none}</p>}
      <ul className="st-notes">
        {notes.map(({ at, by, text }) => (
          <li key={`${at} ${by}`}>
            <p>{text}</p>
            <span className="st-soft">
              {by} · {dateTimeText(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function AddNote({ leadId }: { leadId: number }) {
  const [form] = Form.useForm<{ text: string }>()
  const { mutate, isPending, error } = useStudioCall('leadAddNote', { changes: ['leadDetail'] })
  return (
    <>
      <DraftGuard
        isDirty={() => Boolean(form.getFieldValue('text')?.trim())}
        words={words.leave}
        leaves={byAddress}
      />
      <FormProblem problem={error} />
      <Form
        form={form}
        onFinish={({ text }) => mutate({ lead_id: leadId, text }, { onSuccess: () => form.resetFields() })}
      >
        <Form.Item name="text" rules={[{ required: true, whitespace: true, message: words.missing }]}>
          <Input.TextArea
            aria-label={words.add}
            placeholder={words.hint}
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={500}
          />
        </Form.Item>
        <div className="st-note-foot">
          <span className="st-soft">{words.rule}</span>
          <Button htmlType="submit" loading={isPending}>
            {words.add}
          </Button>
        </div>
      </Form>
    </>
  )
}
