import { Button, Modal } from 'antd'
import { Fragment } from 'react'
import { useReturnFocus } from '../../ui/use-return-focus'
import { wording } from './wording'

const words = wording.keys

/** The keys in one line. Nothing on a phone, which has none. */
export function KeyHints({ onHelp }: { onHelp: () => void }) {
  return (
    <p className="cm-hints">
      {words.short.map(([key, act]) => (
        <Fragment key={key}>
          <kbd>{key}</kbd> {act}{' '}
        </Fragment>
      ))}
      <Button type="link" size="small" onClick={onHelp}>
        <kbd>?</kbd> {words.open}
      </Button>
    </p>
  )
}

/** Every key there is. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  return (
    <Modal open width={480} title={words.title} footer={null} onCancel={onClose}>
      <p className="st-hint">{words.about}</p>
      <dl className="st-facts cm-keys">
        {words.all.map(([key, act]) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </Fragment>
        ))}
      </dl>
    </Modal>
  )
}
