import { useQuery } from '@tanstack/react-query'
import { approvalLimits, studioOperations } from '@yingzao/contract/studio'
import { Alert, App, Button, Input, Modal, Skeleton } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer } from '../../../state/calls'
import { pageOf } from '../../../state/edited-page'
import { studioQuery, useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { FormProblem } from '../../../ui/form-problem'
import { useMember } from '../../../ui/member-context'
import { ProblemNote } from '../../../ui/problem-note'
import { FindingList } from './finding-list'
import { SubmissionNote } from './submission-note'
import { type Submission, useNewestSubmission } from './use-newest-submission'
import { usePageBefore } from './use-page-before'
import { wording } from './wording'

const words = wording.approval

/** Calls that become stale when a page is submitted, withdrawn or published. */
const CHANGED = ['reviewList', 'reviewDetail', 'pageList', 'versionList'] as const

interface SubmitDialogProps {
  code: string
  /** The revision of the draft that is to be approved: what is on the screen, and nothing saved since. */
  revision: number
  onClose: () => void
  onPublished?: (version: number | null) => void
  /** Leads to a block with a finding, where there is an editor that can. */
  onShow?: ((blockId: string) => void) | undefined
}

/** Submits a draft for approval; if it was approved and is unchanged, it is published from here. */
export function SubmitDialog({ code, revision, onClose, onPublished, onShow }: SubmitDialogProps) {
  const { message } = App.useApp()
  const member = useMember()
  const [note, setNote] = useState('')
  const before = usePageBefore(code)
  const newest = useNewestSubmission(code)
  const submit = useStudioCall('reviewSubmit', { changes: CHANGED })
  const publish = useStudioCall('reviewPublish', { changes: CHANGED })
  const withdraw = useStudioCall('reviewWithdraw', { changes: CHANGED })
  const submitted = submit.data?.submission
  const last = submitted ?? newest.submission
  const isSame = useIsSame(last, before.data?.document) || submitted?.state === 'approved'
  const problem = before.error ?? newest.error
  const isKnown = before.data !== undefined && last !== undefined
  const isBusy = submit.isPending || publish.isPending || withdraw.isPending
  const maySubmit = mayCall(member, studioOperations.reviewSubmit)
  const mayPublish = mayCall(member, studioOperations.reviewPublish)
  const isReady = last?.state === 'approved' && isSame && !last.is_published
  const show =
    onShow &&
    ((blockId: string) => {
      onClose()
      onShow(blockId)
    })
  const runPublish = () => {
    if (!last || isBusy) return
    publish.mutate(
      { submission_id: last.submission_id, hash: last.hash },
      {
        onSuccess: ({ is_published, version }) => {
          if (!is_published) return
          void message.success(version === null ? wording.doneUnnumbered : wording.done(version))
          onPublished?.(version)
          onClose()
        },
      },
    )
  }
  const runWithdraw = () => {
    if (!last || isBusy) return
    withdraw.mutate(
      { submission_id: last.submission_id },
      {
        onSuccess: () => {
          submit.reset()
          void message.success(words.withdrawn)
        },
      },
    )
  }
  const isOver = submitted?.state === 'waiting'
  return (
    <Modal
      open
      title={before.data ? words.title(before.data.page.title) : wording.loading}
      onCancel={onClose}
      footer={[
        // A colleague's submission is withdrawn on its desk, by members who guard pages and give a reason.
        ...(last?.withdrawal === 'own' && mayCall(member, studioOperations.reviewWithdraw)
          ? [
              <Button key="withdraw" loading={withdraw.isPending} onClick={runWithdraw}>
                {words.withdraw}
              </Button>,
            ]
          : []),
        <Button key="close" onClick={onClose}>
          {isOver ? wording.close : words.cancel}
        </Button>,
        ...(maySubmit && !isOver && !isReady
          ? [
              <Button
                key="submit"
                type="primary"
                loading={submit.isPending}
                disabled={!isKnown}
                onClick={() => !isBusy && submit.mutate({ code, revision, note })}
              >
                {words.submit}
              </Button>,
            ]
          : []),
        ...(isReady && mayPublish
          ? [
              <Button key="publish" type="primary" loading={publish.isPending} onClick={runPublish}>
                {wording.submit}
              </Button>,
            ]
          : []),
      ]}
    >
      <FormProblem
        problem={submit.error ?? publish.error ?? withdraw.error}
        better={{ conflict: wording.conflict }}
      />
      {problem ? (
        <ProblemNote problem={problem} retry={() => void Promise.all([before.refetch(), newest.refetch()])} />
      ) : !isKnown ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : (
        <>
          {last && <SubmissionNote submission={last} isSame={isSame} isNew={last === submitted} />}
          {!isOver && !isReady && maySubmit && (
            <>
              <p className="st-hint">{last?.state === 'waiting' ? words.again : words.about}</p>
              <Input.TextArea
                aria-label={words.note}
                placeholder={words.note}
                autoSize={{ minRows: 2, maxRows: 6 }}
                maxLength={approvalLimits.note}
                value={note}
                onChange={({ target }) => setNote(target.value)}
              />
            </>
          )}
          {last && (
            <Link className="pg-desk" to={`/approvals/${last.submission_id}`}>
              {words.desk}
            </Link>
          )}
        </>
      )}
      <Refused submitted={submit.data} published={publish.data} onShow={show} />
    </Modal>
  )
}

interface RefusedProps {
  submitted: Answer<'reviewSubmit'> | undefined
  published: Answer<'reviewPublish'> | undefined
  onShow: ((blockId: string) => void) | undefined
}

/** What prevents it. */
function Refused({ submitted, published, onShow }: RefusedProps) {
  if (submitted?.submission === null)
    return (
      <>
        <Alert className="pg-refused" type="error" showIcon role="alert" title={words.refused} />
        <FindingList findings={submitted.findings} onShow={onShow} />
      </>
    )
  if (!published || published.is_published) return null
  return (
    <>
      <Alert
        className="pg-refused"
        type="error"
        showIcon
        role="alert"
        title={published.changed.length > 0 ? words.changed : wording.refused}
      />
      <FindingList findings={published.findings} onShow={onShow} />
    </>
  )
}

/** Whether a draft is what was approved. Compares both as read; the gateway compares the bytes. */
function useIsSame(last: Submission | null | undefined, draft: Record<string, unknown> | undefined): boolean {
  const isAsked = last?.state === 'approved'
  const approved = useQuery({
    ...studioQuery('reviewDetail', { submission_id: last?.submission_id ?? 0 }),
    enabled: isAsked,
  })
  if (!isAsked || !draft || !approved.data) return false
  return JSON.stringify(pageOf(draft)) === JSON.stringify(pageOf(approved.data.document))
}
