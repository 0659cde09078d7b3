import { wordListLimits } from '@yingzao/contract/studio'
import { App, Button, Card, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useRefresh, useStudioCall } from '../../state/queries'
import { isRefusal } from '../../state/studio-problem'
import { FirstField } from '../../ui/first-field'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { type Differences, type Draft, summaryOf } from './draft'
import { wording } from './wording'

const words = wording.draft

interface DraftBarProps {
  draft: Draft
  differences: Differences
  base_revision: number
  /** Another list waits for a decision. */
  isWaiting: boolean
  onUndo: () => void
  /** Called once a trial of it has begun. */
  onTried: () => void
}

/** What the draft changes, and the button to try it. Renders nothing while it changes nothing. */
export function DraftBar({ draft, differences, base_revision, isWaiting, onUndo, onTried }: DraftBarProps) {
  const { modal } = App.useApp()
  const [isTrying, setTrying] = useState(false)
  const summary = summaryOf(differences)
  if (summary.length === 0) return null
  const undo = () =>
    void modal.confirm({
      title: words.undoAsk,
      okText: words.undo,
      okButtonProps: { danger: true },
      onOk: onUndo,
    })
  return (
    <Card className="wl-draft">
      <strong>{words.summary(summary)}</strong>
      <details>
        <summary>{words.show}</summary>
        <Changes differences={differences} />
      </details>
      {isWaiting && <p className="st-hint">{words.waits}</p>}
      <div className="wl-acts">
        <Button onClick={undo}>{words.undo}</Button>
        <Button type="primary" disabled={isWaiting} onClick={() => setTrying(true)}>
          {words.tryIt}
        </Button>
      </div>
      {isTrying && (
        <TryDialog
          draft={draft}
          base_revision={base_revision}
          onTried={onTried}
          onClose={() => setTrying(false)}
        />
      )}
    </Card>
  )
}

/** Up to this many words are listed; of a thousand pasted ones only the number is given. */
const SHOWN = 50

function Changes({ differences: { added, removed, changed, rules } }: Pick<DraftBarProps, 'differences'>) {
  const { history } = wording
  const lines = [
    [history.added, added.map(({ word }) => word)],
    [history.removed, removed.map(({ word }) => word)],
    [history.changed, changed.map(({ word }) => word)],
    [history.rules, rules],
  ] as const
  return (
    <dl className="st-facts">
      {lines.map(([label, names]) => names.length > 0 && <Named key={label} label={label} names={names} />)}
    </dl>
  )
}

function Named({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {names.slice(0, SHOWN).join(wording.history.join)}
        {names.length > SHOWN && wording.history.rest(names.length)}
      </dd>
    </>
  )
}

function TryDialog({
  draft,
  base_revision,
  onTried,
  onClose,
}: Pick<DraftBarProps, 'draft' | 'base_revision' | 'onTried'> & { onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const refresh = useRefresh()
  const [form] = Form.useForm<{ note: string }>()
  const call = useStudioCall('wordListTry', { changes: ['wordListDetail', 'wordListHistory'] })
  const run = ({ note }: { note: string }) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { base_revision, words: [...draft.words], rules: draft.rules, note: note.trim() },
      {
        onSuccess: () => {
          void message.success(words.started)
          onTried()
          onClose()
        },
        onError: (error) => {
          if (isRefusal(error, 'conflict')) void refresh('wordListDetail')
        },
      },
    )
  }
  return (
    <Modal
      open
      width={460}
      title={words.tryTitle}
      okText={words.start}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{words.tryAbout}</p>
      <FormProblem
        problem={call.error}
        better={{ conflict: wording.conflict, tooManyRequests: wording.tooOften }}
      />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <FirstField name="note" />
        <Form.Item
          name="note"
          label={words.note}
          rules={[
            { required: true, whitespace: true, message: words.noteMissing },
            { min: 2, message: words.noteMissing },
          ]}
        >
          <Input maxLength={wordListLimits.note} placeholder={words.noteHint} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}
