import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { groupLimits } from '@yingzao/contract/studio'
import { Alert, App, Button, Form, Input, Modal, Select, Switch } from 'antd'
import { useId, useState } from 'react'
import type { Answer } from '../../../state/calls'
import { studioQuery, useStudioCall } from '../../../state/queries'
import { DateTimePicker } from '../../../ui/date-time-picker'
import { FormProblem } from '../../../ui/form-problem'
import { useAskingClose } from '../../../ui/use-asking-close'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { wording } from './wording'

export type PostRow = Answer<'groupPostRows'>['list'][number]

const words = wording.form
export const CHANGED = ['groupPostRows', 'groupList'] as const
/** The most groups and pictures offered at once. */
const MOST = 100

interface Values {
  group_id: string | null
  tag: string
  author: string
  adviser_no: string
  title: string
  summary: string
  body: string
  images: string[]
  is_member_only: boolean
  is_pinned: boolean
  publish_at: number | null
}

interface PostFormProps {
  /** Undefined: a new one. */
  post: PostRow | undefined
  onClose: () => void
}

/** Creates a post, or changes one. Its text is checked against the rules for pages before it is stored. */
export function PostForm({ post: newest, onClose }: PostFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [post] = useState(newest)
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const [isTouched, setTouched] = useState(false)
  const create = useStudioCall('groupPostCreate', { changes: CHANGED })
  const change = useStudioCall('groupPostChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const onSuccess = () => {
    void message.success(words.saved)
    onClose()
  }
  const save = (values: Values) => {
    if (isPending) return
    const fields = fieldsOf(values)
    if (post) change.mutate({ ...fields, post_id: post.post_id, base_revision: post.revision }, { onSuccess })
    else create.mutate(fields, { onSuccess })
  }
  return (
    <Modal
      open
      width={680}
      title={post ? words.changeTitle : words.addTitle}
      okText={post ? words.change : words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem problem={create.error ?? change.error} better={{ conflict: words.conflict }} />
      <Form<Values>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(post)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        <PlaceFields />
        <TextFields />
        <Form.Item name="images" label={words.images} extra={words.imagesHint}>
          <Pictures />
        </Form.Item>
        <Form.Item name="is_pinned" label={words.pinned} valuePropName="checked">
          <Switch />
        </Form.Item>
        <Form.Item name="publish_at" label={words.at} extra={words.atHint}>
          <DateTimePicker dayTime="nextHour" />
        </Form.Item>
      </Form>
      <Check textsNow={() => form.getFieldsValue(true)} />
    </Modal>
  )
}

function PlaceFields() {
  const groups = useQuery(studioQuery('groupList', { limit: MOST }))
  const group_id: string | null | undefined = Form.useWatch('group_id')
  return (
    <>
      <Form.Item name="group_id" label={words.group} extra={words.groupHint}>
        <Select
          allowClear
          loading={groups.isPending}
          options={(groups.data?.list ?? []).map((group) => ({ value: group.group_id, label: group.name }))}
          showSearch={{ optionFilterProp: 'label' }}
        />
      </Form.Item>
      <Form.Item
        name="tag"
        label={words.tag}
        extra={words.tagHint}
        rules={[
          { required: !group_id, message: words.missing },
          { pattern: /^[A-Za-z0-9_-]{1,64}$/, message: words.idForm },
        ]}
      >
        <Input maxLength={64} autoComplete="off" />
      </Form.Item>
      {group_id && (
        <Form.Item name="is_member_only" label={words.membersOnly} valuePropName="checked">
          <Switch />
        </Form.Item>
      )}
    </>
  )
}

function TextFields() {
  const needed = [{ required: true, whitespace: true, message: words.missing }]
  return (
    <>
      <Form.Item name="author" label={words.author} rules={needed}>
        <Input maxLength={20} autoComplete="off" />
      </Form.Item>
      <Form.Item name="adviser_no" label={words.adviser} extra={words.adviserHint}>
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <Form.Item name="title" label={words.title} rules={needed}>
        <Input maxLength={groupLimits.title} autoComplete="off" />
      </Form.Item>
      <Form.Item name="summary" label={words.summary} extra={words.summaryHint} rules={needed}>
        <Input.TextArea rows={2} maxLength={groupLimits.summary} />
      </Form.Item>
      <Form.Item name="body" label={words.body} extra={words.bodyHint} rules={needed}>
        <Input.TextArea rows={8} maxLength={groupLimits.body} />
      </Form.Item>
    </>
  )
}

function Pictures({ value = [], onChange }: { value?: string[]; onChange?: (urls: string[]) => void }) {
  const [q, setQ] = useState('')
  const { data } = useQuery({
    ...studioQuery('assetList', { kind: 'picture', limit: MOST, ...(q !== '' && { q }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <Select
      mode="multiple"
      aria-label={words.images}
      maxCount={groupLimits.images}
      value={value}
      options={(data?.list ?? []).map(({ url, name }) => ({ value: url, label: name }))}
      showSearch={{ filterOption: false, onSearch: setQ }}
      onChange={(urls) => onChange?.(urls)}
    />
  )
}

/** Checks the current texts against the rules for pages. */
function Check({ textsNow }: { textsNow: () => Values }) {
  const check = useStudioCall('groupPostCheck')
  const findings = check.data?.findings
  const isRefused = findings?.some(({ severity }) => severity === 'error') ?? false
  const run = () => {
    const { author, adviser_no, title, summary, body } = textsNow()
    check.mutate({ author, adviser_no: adviser_no ?? '', title, summary, body })
  }
  return (
    <div aria-live="polite">
      <Button size="small" loading={check.isPending} onClick={run}>
        {words.check}
      </Button>
      <FormProblem problem={check.error} />
      {findings && (
        <Alert
          className="gr-note"
          type={isRefused ? 'error' : findings.length > 0 ? 'warning' : 'success'}
          showIcon
          title={isRefused ? words.errors : findings.length > 0 ? words.warnings : words.clean}
          description={
            findings.length > 0 && (
              <ul className="gr-findings">
                {findings.map(({ message, fix }) => (
                  <li key={message}>
                    {message}
                    {fix}
                  </li>
                ))}
              </ul>
            )
          }
        />
      )}
    </div>
  )
}

function valuesOf(post: PostRow | undefined): Partial<Values> {
  if (!post)
    return { tag: '', adviser_no: '', images: [], is_member_only: true, is_pinned: false, publish_at: null }
  const { group_id, tag, author, adviser_no, title, summary, body, images, is_member_only, is_pinned } = post
  return {
    ...(group_id !== null && { group_id }),
    tag: tag ?? '',
    author,
    adviser_no,
    title,
    summary,
    body,
    images,
    is_member_only,
    is_pinned,
    publish_at: null,
  }
}

function fieldsOf({ group_id, tag, publish_at, is_member_only, adviser_no, ...rest }: Values) {
  return {
    ...rest,
    adviser_no: adviser_no ?? '',
    group_id: group_id ?? null,
    tag: tag || null,
    is_member_only: group_id ? (is_member_only ?? false) : false,
    publish_at: publish_at === null ? null : new Date(publish_at).toISOString(),
  }
}
