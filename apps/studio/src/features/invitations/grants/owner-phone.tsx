import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { useShownFor } from '../../../ui/use-shown-for'
import type { GrantRow } from './grant-rows'
import { wording } from './wording'

const words = wording.reveal

/** Seconds for which a whole phone stands on the screen. */
const SECONDS = 30

/** The phone of who gets a prize: masked, and whole for half a minute for who says why. It is held nowhere else. */
export function OwnerPhone({ grant: { grant_id, uid, handset } }: { grant: GrantRow }) {
  const mayReveal = mayCall(useMember(), studioOperations.prizeGrantReveal)
  const [isAsking, setAsking] = useState(false)
  const { shown, secondsLeft, show, hide } = useShownFor(SECONDS)
  if (handset === '') return <span className="st-soft">{wording.erased}</span>
  if (shown !== undefined)
    return (
      <span className="iv-acts">
        <strong className="st-number" role="status">
          {shown}
        </strong>
        <Button size="small" icon={<EyeInvisibleOutlined aria-hidden="true" />} onClick={hide}>
          {words.hide(secondsLeft)}
        </Button>
      </span>
    )
  return (
    <span className="iv-acts">
      <span className="st-number">{handset}</span>
      <span className="st-soft">{wording.detail.uid(uid)}</span>
      {mayReveal && (
        <Button size="small" icon={<EyeOutlined aria-hidden="true" />} onClick={() => setAsking(true)}>
          {words.open}
        </Button>
      )}
      {isAsking && (
        <Reveal
          grant_id={grant_id}
          onClose={() => setAsking(false)}
          onRevealed={(whole) => {
            setAsking(false)
            show(whole)
          }}
        />
      )}
    </span>
  )
}

interface RevealProps {
  grant_id: number
  onClose: () => void
  onRevealed: (handset: string) => void
}

function Reveal({ grant_id, onClose, onRevealed }: RevealProps) {
  const call = useStudioCall('prizeGrantReveal')
  return (
    <ReasonDialog
      wording={words}
      call={call}
      onReason={(reason) =>
        call.mutate({ grant_id, reason }, { onSuccess: ({ handset }) => onRevealed(handset) })
      }
      onClose={onClose}
    />
  )
}
