import { useQuery } from '@tanstack/react-query'
import { videoLimits } from '@yingzao/contract/studio'
import { Button, Form, Input, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../../state/queries'
import { SpeakerSelect } from '../../../ui/speakers/speaker-select'
import { CategoriesDialog } from '../categories-dialog'
import { lessonPath } from '../lesson-path'
import type { VideoDetail } from '../video-rows'
import { wording } from './wording'

const needed = { required: true, whitespace: true, message: wording.missing }

/** This many groups are offered at most. */
const MOST = 100

/** A lesson's title, where it is listed and who teaches it. */
export function MainFields({ video }: { video: VideoDetail | undefined }) {
  const name: string | undefined = Form.useWatch('name')
  return (
    <>
      <Form.Item name="title" label={wording.title} rules={[needed]}>
        <Input autoFocus maxLength={videoLimits.title} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="name"
        label={wording.name}
        extra={
          <>
            {wording.nameHint(lessonPath(name?.trim() || '…'))}
            {video?.state === 'out' && <span className="st-warn">{wording.nameOut}</span>}
          </>
        }
        rules={[needed, { pattern: /^[^/?#\\]*$/, message: wording.nameForm }]}
      >
        <Input maxLength={videoLimits.name} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <div className="vd-pair">
        <Form.Item
          name="category"
          label={wording.category}
          rules={[{ required: true, message: wording.choose }]}
        >
          <CategorySelect />
        </Form.Item>
        <Form.Item
          name="position"
          label={wording.position}
          extra={wording.positionHint}
          rules={[{ required: true, type: 'integer', min: 0, max: 99_999, message: wording.positionForm }]}
        >
          <InputNumber controls={false} maxLength={5} />
        </Form.Item>
        <Form.Item name="staff_id" label={wording.speaker}>
          <SpeakerSelect isOptional present={presentOf(video)} />
        </Form.Item>
        <Form.Item name="group_id" label={wording.group} extra={wording.groupHint}>
          <GroupSelect />
        </Form.Item>
      </div>
    </>
  )
}

function presentOf(video: VideoDetail | undefined) {
  if (!video || video.staff_id === null) return undefined
  const { staff_id, speaker, adviser_no } = video
  return { staff_id, speaker, adviser_no }
}

/** The props that a form field passes to its input. */
interface Chosen {
  id?: string
  value?: string
  onChange?: (value: string | undefined) => void
}

function CategorySelect({ id, value, onChange }: Chosen) {
  const [isOpen, setOpen] = useState(false)
  const { data, isPending } = useQuery(studioQuery('videoCategoryRows', {}))
  return (
    <div className="vd-beside">
      <Select
        {...(id !== undefined && { id })}
        value={value ?? null}
        onChange={(category) => onChange?.(category)}
        loading={isPending}
        notFoundContent={wording.noCategory}
        options={(data?.list ?? []).map(({ category, title }) => ({ value: category, label: title }))}
      />
      <Button onClick={() => setOpen(true)}>{wording.categories}</Button>
      {isOpen && <CategoriesDialog onMade={onChange} onClose={() => setOpen(false)} />}
    </div>
  )
}

function GroupSelect({ id, value, onChange }: Chosen) {
  const { data, isPending } = useQuery(studioQuery('groupList', { limit: MOST }))
  return (
    <Select
      {...(id !== undefined && { id })}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? null}
      onChange={(group_id) => onChange?.(group_id ?? undefined)}
      loading={isPending}
      options={(data?.list ?? []).map(({ group_id, name }) => ({ value: group_id, label: name }))}
    />
  )
}
