import { CopyOutlined } from '@ant-design/icons'
import { Alert, Button, Modal } from 'antd'
import { useCopy } from '../../ui/use-copy'
import { useReturnFocus } from '../../ui/use-return-focus'
import { wording } from './wording'

/** A password to be passed on to somebody. */
export interface GivenPassword {
  login: string
  name: string
  password: string
  /** For a new member, not for one who has forgotten theirs. */
  isNew: boolean
}

/**
 * Shows a first password, only this once. Only its button closes it: a slip would lose what cannot be retrieved again.
 */
export function FirstPassword({ given, onClose }: { given: GivenPassword; onClose: () => void }) {
  useReturnFocus()
  const copy = useCopy(wording)
  return (
    <Modal
      open
      title={given.isNew ? wording.added(given.name) : wording.resetDone(given.name)}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {wording.noted}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={wording.shownOnce} />
      <dl className="st-given">
        <dt>{wording.login}</dt>
        <dd>{given.login}</dd>
        <dt>{wording.firstPassword}</dt>
        <dd>
          <code data-testid="first-password">{given.password}</code>
        </dd>
      </dl>
      <Button
        icon={<CopyOutlined aria-hidden="true" />}
        onClick={() => void copy(wording.toTell(given.login, given.password))}
      >
        {wording.copy}
      </Button>
    </Modal>
  )
}
