import { Modal } from 'antd'
import { Fragment } from 'react'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { wording } from '../wording'

const words = wording.keys

/** Every key there is. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  return (
    <Modal open width={420} title={words.title} footer={null} onCancel={onClose}>
      <p className="st-hint">{words.about}</p>
      <dl className="st-facts ap-keys">
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
