import '../pages.css'
import { Alert, App, Button, Form, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../../state/calls'
import { useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { ProblemNote } from '../../../ui/problem-note'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { FindingList } from './finding-list'
import { type PickedSchedule, ScheduleForm, type WantedSchedule } from './schedule-form'
import { usePageBefore } from './use-page-before'
import { wording } from './wording'

export interface ScheduleDialogProps {
  code: string
  /** The revision of the draft that is to go live at its time. */
  revision: number
  isOpen: boolean
  onClose: () => void
  onScheduled?: (schedule: Answer<'pageSchedule'>['schedule']) => void
  /** Leads to a block with a finding, where there is an editor that can. */
  onShow?: ((blockId: string) => void) | undefined
}

/** Sets when a page goes live and when it is taken down, in Chinese time. */
export function ScheduleDialog({ isOpen, ...props }: ScheduleDialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ code, revision, onClose, onScheduled, onShow }: Omit<ScheduleDialogProps, 'isOpen'>) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<PickedSchedule>()
  const before = usePageBefore(code)
  const schedule = useStudioCall('pageSchedule', { changes: ['pageList', 'versionList'] })
  const [refused, setRefused] = useState<Answer<'pageSchedule'>['findings']>([])
  const page = before.data?.page

  const set = (wanted: WantedSchedule, done: string) =>
    schedule.mutate(
      { code, revision, ...wanted },
      {
        onSuccess: ({ schedule, findings }) => {
          if (findings.some(({ severity }) => severity === 'error')) return setRefused(findings)
          void message.success(done)
          onScheduled?.(schedule)
          onClose()
        },
      },
    )
  const clear = () => set({ publish_at: null, take_down_at: null }, wording.cleared)
  const show =
    onShow &&
    ((blockId: string) => {
      onClose()
      onShow(blockId)
    })
  return (
    <Modal
      open
      width={500}
      title={page ? wording.scheduleTitle(page.title) : wording.loading}
      okText={wording.scheduleSubmit}
      okButtonProps={{ disabled: !page }}
      confirmLoading={schedule.isPending}
      // Not a button of the form: Enter in a picker takes what it shows, and does no more.
      onOk={form.submit}
      onCancel={onClose}
      footer={(_, { OkBtn, CancelBtn }) => (
        <div className="pg-dialog-foot">
          {page?.schedule && (
            <Button danger type="text" disabled={schedule.isPending} onClick={clear}>
              {wording.clear}
            </Button>
          )}
          <CancelBtn />
          <OkBtn />
        </div>
      )}
    >
      <FormProblem
        problem={schedule.error}
        better={{ conflict: wording.conflict, pastMoment: wording.past }}
      />
      {page ? (
        <>
          <p className="st-hint">{wording.scheduleAbout}</p>
          {page.schedule?.problem && (
            <Alert
              className="pg-refused"
              type="warning"
              showIcon
              title={wording.problem(page.schedule.problem)}
            />
          )}
          <ScheduleForm
            form={form}
            present={page.schedule}
            isDisabled={schedule.isPending}
            onSubmit={(wanted) => set(wanted, wording.scheduled)}
          />
        </>
      ) : before.error ? (
        <ProblemNote problem={before.error} retry={() => void before.refetch()} />
      ) : (
        <Skeleton active paragraph={{ rows: 4 }} />
      )}
      {refused.length > 0 && (
        <>
          <Alert className="pg-refused" type="error" showIcon role="alert" title={wording.scheduleRefused} />
          <FindingList findings={refused} onShow={show} />
        </>
      )}
    </Modal>
  )
}
