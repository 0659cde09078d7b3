import { studioOperations } from '@yingzao/contract/studio'
import { useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { RevealedHandset } from '../../../ui/revealed-handset'
import type { GrantRow } from './grant-rows'
import { wording } from './wording'

const words = wording.reveal

/** The phone number of a prize's owner, which members with the permission can see in full. */
export function OwnerPhone({ grant: { grant_id, uid, handset } }: { grant: GrantRow }) {
  const mayReveal = mayCall(useMember(), studioOperations.prizeGrantReveal)
  if (handset === '') return <span className="st-soft">{wording.erased}</span>
  return (
    <RevealedHandset
      masked={handset}
      mayReveal={mayReveal}
      words={words}
      note={<span className="st-soft">{wording.detail.uid(uid)}</span>}
      ask={(ways) => <Reveal grant_id={grant_id} {...ways} />}
    />
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
