import '../pages.css'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Alert, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../../state/calls'
import { studioQuery, useStudioCall } from '../../../state/queries'
import { FormProblem } from '../../../ui/form-problem'
import { ProblemNote } from '../../../ui/problem-note'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { ShareDialog } from '../share/share-dialog'
import { FindingList } from './finding-list'
import { pageAddress } from './page-address'
import { PublishFacts } from './publish-facts'
import { doneText, PublishOutcome } from './publish-outcome'
import { SubmitDialog } from './submit-dialog'
import { usePageBefore } from './use-page-before'
import { wording } from './wording'

export interface PublishDialogProps {
  code: string
  /** The revision of the draft that is to go live: what is on the screen, and nothing saved since. */
  revision: number
  isOpen: boolean
  onClose: () => void
  onPublished?: (version: number | null) => void
  /** Leads to a block with a finding, where there is an editor that can. */
  onShow?: ((blockId: string) => void) | undefined
}

/**
 * Says what goes live where, and publishes it; then how to share it. What prevents publishing is listed; so is what was
 * not rendered.
 */
export function PublishDialog({ isOpen, ...props }: PublishDialogProps) {
  return isOpen ? <OpenDialog {...props} /> : null
}

type OpenProps = Omit<PublishDialogProps, 'isOpen'>

/** Where pages need approval, they are submitted; else they go live at once. */
function OpenDialog(props: OpenProps) {
  useReturnFocus()
  const policy = useQuery(studioQuery('approvalPolicy', {}))
  if (policy.data?.is_required) return <SubmitDialog {...props} />
  return <DirectDialog {...props} policy={policy} />
}

interface DirectProps extends OpenProps {
  policy: UseQueryResult<Answer<'approvalPolicy'>>
}

function DirectDialog({ code, revision, onClose, onPublished, onShow, policy }: DirectProps) {
  const settings = useQuery(studioQuery('studioSettings', {}))
  const before = usePageBefore(code)
  const [isSharing, setSharing] = useState(false)
  const publish = useStudioCall('pagePublish', { changes: ['pageList', 'versionList'] })
  const origin = settings.data?.public_origin
  const page = before.data?.page
  const outcome = publish.data
  const problem = policy.error ?? settings.error ?? before.error
  const show =
    onShow &&
    ((blockId: string) => {
      onClose()
      onShow(blockId)
    })

  const run = () =>
    publish.mutate(
      { code, revision },
      {
        onSuccess: (done) => {
          if (!done.is_published) return
          onPublished?.(done.version)
          setSharing(!leavesWork(done))
        },
      },
    )
  if (outcome?.is_published && page && isSharing)
    return <ShareDialog page={page} news={doneText(outcome)} onClose={onClose} />
  if (outcome?.is_published && origin !== undefined) {
    return (
      <PublishOutcome
        outcome={outcome}
        address={pageAddress(origin, code)}
        onClose={onClose}
        onShare={() => setSharing(true)}
        onShow={show}
      />
    )
  }
  return (
    <Modal
      open
      title={page ? wording.title(page.title) : wording.loading}
      okText={wording.submit}
      okButtonProps={{ disabled: !policy.data || !page || origin === undefined || outcome !== undefined }}
      confirmLoading={publish.isPending}
      onOk={run}
      onCancel={onClose}
    >
      <FormProblem problem={publish.error} better={{ conflict: wording.conflict }} />
      {problem ? (
        <ProblemNote
          problem={problem}
          retry={() => void Promise.all([policy.refetch(), settings.refetch(), before.refetch()])}
        />
      ) : policy.data && page && origin !== undefined ? (
        <>
          <p className="st-hint">{wording.about}</p>
          <PublishFacts page={page} address={pageAddress(origin, code)} />
        </>
      ) : (
        <Skeleton active paragraph={{ rows: 4 }} />
      )}
      {outcome && !outcome.is_published && (
        <>
          <Alert className="pg-refused" type="error" showIcon role="alert" title={wording.refused} />
          <FindingList findings={outcome.findings} onShow={show} />
        </>
      )}
    </Modal>
  )
}

/** Whether there is something to read although the page is live. */
function leavesWork({ failures, findings }: Answer<'pagePublish'>): boolean {
  return failures.length > 0 || findings.some(({ severity }) => severity !== 'info')
}
