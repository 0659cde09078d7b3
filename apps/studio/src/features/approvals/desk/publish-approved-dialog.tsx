import { Alert, App, Modal } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../../state/calls'
import { useStudioCall } from '../../../state/queries'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { FindingList } from '../../pages'
import { PUBLISHED, shortHash } from '../approval-rows'
import { ChangedReferences } from '../changed-references'
import { wording } from '../wording'
import type { DeskDialogProps } from './dialogs'
import { MovedProblem } from './moved-problem'

const words = wording.decide

/** Publishes what was approved, or what two people opened in an emergency. Shows what prevents it. */
export function PublishApprovedDialog({ detail, onReload, onClose }: DeskDialogProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const [{ submission }] = useState(detail)
  const [refused, setRefused] = useState<Answer<'reviewPublish'>>()
  const { submission_id, hash, title, state, version: numbered } = submission
  const isApproved = state === 'approved'
  const call = useStudioCall('reviewPublish', { changes: PUBLISHED })
  const run = () => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { submission_id, hash },
      {
        onSuccess: (done) => {
          if (!done.is_published) return setRefused(done)
          const { version } = done
          void message.success(version === null ? words.publishedUnnumbered : words.published(version))
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={520}
      title={words.publishTitle(title)}
      okText={isApproved ? words.publishGo : wording.glass.publish}
      okButtonProps={{ danger: !isApproved, disabled: refused !== undefined }}
      confirmLoading={call.isPending}
      onOk={run}
      onCancel={onClose}
    >
      {isApproved ? (
        <p className="st-hint">{words.publishText}</p>
      ) : (
        <Alert type="error" showIcon title={wording.glass.publishText} />
      )}
      <MovedProblem problem={call.error} onReload={onReload} />
      <dl className="st-facts">
        <dt>{wording.record.hash}</dt>
        <dd>
          <code>{shortHash(hash)}</code> <span className="st-soft">{wording.version(numbered)}</span>
        </dd>
      </dl>
      {refused && (
        <>
          <Alert
            type="error"
            showIcon
            role="alert"
            title={refused.changed.length > 0 ? wording.changed.title : words.refused}
          />
          <ChangedReferences changed={refused.changed} />
          <FindingList findings={refused.findings} />
        </>
      )}
    </Modal>
  )
}
