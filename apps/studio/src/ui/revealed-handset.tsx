import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { useShownFor } from './use-shown-for'

/** Seconds for which a whole phone is shown. */
const SECONDS = 30

interface RevealedHandsetProps {
  masked: string
  mayReveal: boolean
  words: { open: string; hide: (secondsLeft: number) => string }
  /** Shown beside the masked phone. */
  note?: ReactNode
  /** The dialog that asks for the reason, and fetches the whole phone. */
  ask: (ways: { onClose: () => void; onRevealed: (handset: string) => void }) => ReactNode
}

/** A phone: masked, and whole for half a minute once a reason is given. It is kept nowhere else. */
export function RevealedHandset({ masked, mayReveal, words, note, ask }: RevealedHandsetProps) {
  const [isAsking, setAsking] = useState(false)
  const { shown, secondsLeft, show, hide } = useShownFor(SECONDS)
  if (shown !== undefined) {
    return (
      <span className="st-handset">
        <strong className="st-number" role="status">
          {shown}
        </strong>
        <Button size="small" icon={<EyeInvisibleOutlined aria-hidden="true" />} onClick={hide}>
          {words.hide(secondsLeft)}
        </Button>
      </span>
    )
  }
  return (
    <span className="st-handset">
      <span className="st-number">{masked}</span>
      {note}
      {mayReveal && (
        <Button size="small" icon={<EyeOutlined aria-hidden="true" />} onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      )}
      {isAsking &&
        ask({
          onClose: () => setAsking(false),
          onRevealed(handset) {
            setAsking(false)
            show(handset)
          },
        })}
    </span>
  )
}
