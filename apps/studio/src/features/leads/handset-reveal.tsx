import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { useShownFor } from '../../ui/use-shown-for'
import { RevealDialog } from './reveal-dialog'
import { wording } from './wording'

const words = wording.reveal

/** Seconds for which a whole phone stands on the screen. */
const SECONDS = 30

/** A lead's phone: masked, and whole for half a minute for who says why. It is held nowhere else. */
export function HandsetReveal({ leadId, masked }: { leadId: number; masked: string }) {
  const member = useMember()
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
      {mayCall(member, studioOperations.leadReveal) && (
        <Button size="small" icon={<EyeOutlined aria-hidden="true" />} onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      )}
      {isAsking && (
        <RevealDialog
          leadId={leadId}
          onClose={() => setAsking(false)}
          onRevealed={(handset) => {
            setAsking(false)
            show(handset)
          }}
        />
      )}
    </span>
  )
}
