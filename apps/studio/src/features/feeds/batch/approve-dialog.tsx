import { useQuery } from '@tanstack/react-query'
import { Alert, App, Modal } from 'antd'
import { useState } from 'react'
import { studioQuery, useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { type BatchDetail, CHANGED } from '../feed-rows'
import { wording } from './wording'

const words = wording.approve
const number = new Intl.NumberFormat('zh-CN')

/** Says what visitors will see, and shows it to them. */
export function ApproveDialog({ detail, onClose }: { detail: BatchDetail; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  // As it was when somebody decided to.
  const [{ batch, difference }] = useState(detail)
  const columns = useQuery(studioQuery('feedColumnList', {}))
  const decide = useStudioCall('feedBatchDecide', {
    changes: CHANGED,
    onDone: () => {
      void message.success(words.done)
      onClose()
    },
  })
  const column = columns.data?.list.find(({ kind }) => kind === batch.kind)
  const isUnsaid = column !== undefined && (column.method === '' || column.limits === '')
  return (
    <Modal
      open
      width={480}
      title={words.title}
      okText={words.submit}
      confirmLoading={decide.isPending}
      onOk={() => {
        if (!decide.isPending) decide.mutate({ batch_id: batch.batch_id, decision: 'approved', reason: '' })
      }}
      onCancel={onClose}
    >
      <FormProblem problem={decide.error} better={{ conflict: wording.conflict }} />
      <div className="fd-notes">
        <p>{words.shows(batch.as_of, number.format(batch.row_count), batch.source)}</p>
        <p>
          {difference.against === null ? words.first : words.replaces(difference.against)}
          {difference.against !== null &&
            words.differs(
              wording.difference.counts(
                number.format(difference.new),
                number.format(difference.changed),
                number.format(difference.gone),
              ),
            )}
        </p>
        {isUnsaid && <Alert type="warning" showIcon title={words.unsaid} />}
        {batch.warnings.length > 0 && (
          <Alert type="warning" showIcon title={words.warned(batch.warnings.length)} />
        )}
      </div>
    </Modal>
  )
}
