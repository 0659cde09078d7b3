import { useQuery } from '@tanstack/react-query'
import { studioOperations, videoLimits } from '@yingzao/contract/studio'
import { App, Button, Form, Input, InputNumber, Modal, Table } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { studioQuery, useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { FirstField } from '../../ui/first-field'
import { FormProblem } from '../../ui/form-problem'
import { IdField } from '../../ui/id-field'
import { useMember } from '../../ui/member-context'
import { ProblemNote } from '../../ui/problem-note'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CHANGED } from './video-rows'
import { wording as videoWording } from './wording'
import { wording } from './wording-categories'

type CategoryRow = Answer<'videoCategoryRows'>['list'][number]

interface CategoriesDialogProps {
  /** Called with each new one. */
  onMade?: ((category: string) => void) | undefined
  onClose: () => void
}

/** The categories that lessons are listed under: creates them, renames them and changes their order. */
export function CategoriesDialog({ onMade, onClose }: CategoriesDialogProps) {
  useReturnFocus()
  const { data, error, refetch } = useQuery(studioQuery('videoCategoryRows', {}))
  const mayChange = mayCall(useMember(), studioOperations.videoCategoryChange)
  const [opened, setOpened] = useState<{ row: CategoryRow | undefined }>()
  return (
    <Modal open width={560} title={wording.title} footer={null} onCancel={onClose}>
      <div className="vd-acts">
        <p className="st-hint">{wording.about}</p>
        {mayChange && (
          <Button size="small" disabled={!data} onClick={() => setOpened({ row: undefined })}>
            {wording.add}
          </Button>
        )}
      </div>
      {error && !data ? (
        <ProblemNote problem={error} retry={() => void refetch()} />
      ) : (
        <Table<CategoryRow>
          size="small"
          rowKey="category"
          loading={!data}
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={data?.list ?? []}
          locale={{ emptyText: <p className="st-empty">{data && wording.none}</p> }}
          columns={[
            {
              title: wording.columns.title,
              render: (_, { title, category }) => (
                <>
                  {title}
                  <div className="st-soft">{category}</div>
                </>
              ),
            },
            { title: wording.columns.position, dataIndex: 'position', width: 70, align: 'right' },
            {
              title: wording.columns.lessons,
              width: 120,
              align: 'right',
              render: (_, { lessons, out }) => wording.lessons(lessons, out),
            },
            ...(mayChange
              ? [
                  {
                    key: 'acts',
                    width: 70,
                    render: (_: unknown, row: CategoryRow) => (
                      <Button
                        type="link"
                        size="small"
                        aria-label={wording.changeName(row.title)}
                        onClick={() => setOpened({ row })}
                      >
                        {wording.change}
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      )}
      {opened && (
        <CategoryForm
          row={opened.row}
          others={data?.list ?? []}
          onMade={onMade}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Modal>
  )
}

interface Values {
  id: string
  title: string
  position: number | null
}

interface CategoryFormProps {
  /** Undefined: a new one. */
  row: CategoryRow | undefined
  others: readonly CategoryRow[]
  onMade: CategoriesDialogProps['onMade']
  onClose: () => void
}

function CategoryForm({ row: newest, others, onMade, onClose }: CategoryFormProps) {
  useReturnFocus()
  const [row] = useState(newest)
  const [form] = Form.useForm<Values>()
  const { message } = App.useApp()
  const call = useStudioCall('videoCategoryChange', { changes: CHANGED })
  const save = ({ id, title, position }: Values) => {
    const category = row?.category ?? id.trim()
    // The call would rename the existing one.
    if (!row && others.some((other) => other.category === category))
      return form.setFields([{ name: 'id', errors: [wording.idTaken] }])
    if (call.isPending) return
    call.mutate(
      { category, title: title.trim(), position: position ?? 0 },
      {
        onSuccess: () => {
          void message.success(videoWording.saved)
          if (!row) onMade?.(category)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={440}
      title={row ? wording.changeTitle : wording.add}
      okText={wording.save}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <FormProblem problem={call.error} />
      <Form<Values>
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{
          id: '',
          title: row?.title ?? '',
          position: row?.position ?? Math.max(0, ...others.map(({ position }) => position + 1)),
        }}
        onFinish={save}
      >
        {row ? (
          <FirstField name="title" />
        ) : (
          <IdField name="id" label={wording.id} hint={wording.idHint} form={wording.idForm} />
        )}
        <Form.Item
          name="title"
          label={wording.name}
          rules={[{ required: true, whitespace: true, message: wording.missing }]}
        >
          <Input maxLength={videoLimits.category} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="position"
          label={wording.position}
          extra={wording.positionHint}
          rules={[{ required: true, type: 'integer', min: 0, max: 99_999, message: wording.positionForm }]}
        >
          <InputNumber controls={false} maxLength={5} />
        </Form.Item>
      </Form>
    </Modal>
  )
}
