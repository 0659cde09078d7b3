import { simArticleLimits as limits } from '@yingzao/contract/studio'
import { Alert, App, Checkbox, Form, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { RichField } from '../../ui/rich-field'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { type ArticleRow, CHANGED } from './article-rows'
import { PlayerSelect } from './player-select'
import { wording } from './wording'

const words = wording.form
const needed = [{ required: true, whitespace: true, message: words.missing }]

interface Values {
  player_id: number | undefined
  title: string
  body: string
  is_member_only: boolean
}

interface ArticleFormProps {
  /** Undefined: a new one, by a player who is chosen in the form. */
  row: ArticleRow | undefined
  onClose: () => void
}

/** Enters a note for a player, or changes one; it then waits for somebody else. */
export function ArticleForm({ row: present, onClose }: ArticleFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague changes meanwhile must not be replaced unseen.
  const [row] = useState(present)
  const [isTouched, setTouched] = useState(false)
  const { message } = App.useApp()
  const call = useStudioCall('simArticleWrite', { changes: CHANGED })
  const close = useAskingClose(() => isTouched, onClose)
  const save = ({ player_id = 0, ...values }: Values) => {
    if (call.isPending) return
    const article = row ? { article_id: row.article_id, seen: row.seen } : null
    call.mutate(
      { article, player_id: row?.player_id ?? player_id, ...values },
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
      width={640}
      title={row ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={call.isPending}
      onCancel={close}
    >
      <FormProblem problem={call.error} />
      {row?.state === 'approved' && <Alert className="sa-again" type="info" showIcon title={words.again} />}
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          title: row?.title ?? '',
          body: row?.body ?? '',
          is_member_only: row?.is_member_only ?? false,
        }}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        {row ? (
          <p className="st-hint">{words.noteOf(row.nick_name, row.competition)}</p>
        ) : (
          <Form.Item
            name="player_id"
            label={words.player}
            rules={[{ required: true, message: words.choose }]}
          >
            <PlayerSelect />
          </Form.Item>
        )}
        <Form.Item name="title" label={words.title} rules={needed}>
          <Input maxLength={limits.title} showCount autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="body"
          label={words.body}
          extra={words.bodyHint}
          rules={[...needed, { max: limits.body, message: words.bodyLong }]}
        >
          <RichField label={words.body} toolsLabel={words.bodyTools} placeholder={words.bodyPlaceholder} />
        </Form.Item>
        <Form.Item name="is_member_only" valuePropName="checked">
          <Checkbox>{words.memberOnly}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  )
}
