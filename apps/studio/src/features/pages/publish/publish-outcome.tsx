import { Alert, Button, Modal } from 'antd'
import type { Answer } from '../../../state/calls'
import { specs } from '../../../ui/said/specs'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { FindingList } from './finding-list'
import { wording } from './wording'

interface PublishOutcomeProps {
  outcome: Answer<'pagePublish'>
  address: string
  onClose: () => void
  onShare: () => void
  onShow: ((blockId: string) => void) | undefined
}

/** A page that is live and yet leaves something to be done: blocks that were not drawn, and what could be better. */
export function PublishOutcome({ outcome, address, onClose, onShare, onShow }: PublishOutcomeProps) {
  useReturnFocus()
  const { failures, findings } = outcome
  return (
    <Modal
      open
      title={doneText(outcome)}
      onCancel={onClose}
      footer={[
        <Button key="open" href={address} target="_blank" rel="noreferrer">
          {wording.open}
        </Button>,
        <Button key="share" onClick={onShare}>
          {wording.share}
        </Button>,
        <Button key="close" type="primary" onClick={onClose}>
          {wording.close}
        </Button>,
      ]}
    >
      {failures.length > 0 && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={wording.failures}
          description={
            <ul>
              {failures.map(({ blockId, name, message }) => (
                <li key={blockId}>{wording.failure(specs.find(name)?.title ?? name, message)}</li>
              ))}
            </ul>
          }
        />
      )}
      {findings.length > 0 && (
        <>
          <p className="st-hint">{wording.warnings}</p>
          <FindingList findings={findings} onShow={onShow} />
        </>
      )}
    </Modal>
  )
}

/** That a page is live now, and in which version if it has a number. */
export function doneText({ version }: Pick<Answer<'pagePublish'>, 'version'>): string {
  return version === null ? wording.doneUnnumbered : wording.done(version)
}
