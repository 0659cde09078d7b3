import { Button, Modal } from 'antd'
import type { Blocker } from 'react-router'

export interface LeavingWords {
  title: string
  text: string
  go: string
  stay: string
}

interface LeavingDialogProps {
  blocker: Extract<Blocker, { state: 'blocked' }>
  words: LeavingWords
  /** By default it is open at once. */
  isOpen?: boolean
}

/** Asks whether somebody wants to leave although something would be lost; a key press or a slip means staying. */
export function LeavingDialog({ blocker, words, isOpen = true }: LeavingDialogProps) {
  return (
    <Modal
      open={isOpen}
      width={440}
      title={words.title}
      onCancel={() => blocker.reset()}
      footer={
        <>
          <Button onClick={() => blocker.proceed()}>{words.go}</Button>
          <Button type="primary" onClick={() => blocker.reset()}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Modal>
  )
}
