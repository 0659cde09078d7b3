import { CopyOutlined } from '@ant-design/icons'
import { Alert, App, Button, Modal } from 'antd'
import { copyText } from '../../state/copy-text'
import { useReturnFocus } from '../../ui/use-return-focus'
import { wording } from '../../wording'

const words = wording.members

/** A password that somebody is to be told. */
export interface GivenPassword {
  login: string
  name: string
  password: string
  /** For a new member, not for one who has forgotten theirs. */
  isNew: boolean
}

/** Shows a first password, this once. It closes by its button only: a slip would lose what cannot be had again. */
export function FirstPassword({ given, onClose }: { given: GivenPassword; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const copy = async () => {
    const done = await copyText(words.toTell(given.login, given.password))
    if (done) void message.success(words.copied)
    else void message.warning(words.notCopied)
  }
  return (
    <Modal
      open
      title={given.isNew ? words.added(given.name) : words.resetDone(given.name)}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {words.noted}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={words.shownOnce} />
      <dl className="st-given">
        <dt>{words.login}</dt>
        <dd>{given.login}</dd>
        <dt>{words.firstPassword}</dt>
        <dd>
          <code data-testid="first-password">{given.password}</code>
        </dd>
      </dl>
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
        {words.copy}
      </Button>
    </Modal>
  )
}
