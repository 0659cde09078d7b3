import { useQuery } from '@tanstack/react-query'
import { groupLimits } from '@yingzao/contract/studio'
import { App, Form, Input, InputNumber, Modal, Select, Switch } from 'antd'
import { useId, useState } from 'react'
import { studioQuery, useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { IdField } from '../../ui/id-field'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CHANGED, type GroupRow } from './group-row'
import { wording } from './wording'

const words = wording.form

interface GroupFormProps {
  /** Undefined: a new one. */
  group: GroupRow | undefined
  onClose: () => void
}

interface Values {
  id: string
  name: string
  activity: string
  capacity: number
  open: boolean
}

/** Creates a group, or changes one. */
export function GroupForm({ group: newest, onClose }: GroupFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [group] = useState(newest)
  const { message } = App.useApp()
  const activities = useQuery(studioQuery('groupActivityList', {}))
  const create = useStudioCall('groupCreate', { changes: CHANGED })
  const change = useStudioCall('groupChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const onSuccess = () => {
    void message.success(words.saved)
    onClose()
  }
  const save = ({ id, name, ...rest }: Values) => {
    if (isPending) return
    const fields = { ...rest, name: name.trim() }
    if (group)
      change.mutate({ ...fields, group_id: group.group_id, base_revision: group.revision }, { onSuccess })
    else create.mutate({ ...fields, group_id: id.trim() }, { onSuccess })
  }
  const least = Math.max(1, group?.member_count ?? 1)
  return (
    <Modal
      open
      width={520}
      title={group ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={onClose}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: words.conflict, alreadyExists: words.taken }}
      />
      <Form<Values>
        id={formId}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          id: '',
          name: group?.name ?? '',
          activity: group?.activity,
          capacity: group?.capacity ?? 200,
          open: group?.open ?? true,
        }}
        onFinish={save}
      >
        {!group && <IdField name="id" label={words.id} hint={words.idHint} form={words.idForm} />}
        <Form.Item
          name="name"
          label={words.name}
          rules={[{ required: true, whitespace: true, message: words.missing }]}
        >
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="activity"
          label={words.activity}
          rules={[{ required: true, message: words.missing }]}
        >
          <Select
            loading={activities.isPending}
            options={(activities.data?.list ?? []).map(({ activity, rule_name }) => ({
              value: activity,
              label: words.named(activity, rule_name),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="capacity"
          label={words.capacity}
          rules={[
            {
              required: true,
              type: 'integer',
              min: least,
              max: groupLimits.capacity,
              message: words.capacityForm(least, groupLimits.capacity),
            },
          ]}
        >
          <InputNumber controls={false} maxLength={6} />
        </Form.Item>
        <Form.Item name="open" label={words.open} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Form>
    </Modal>
  )
}
