import { studioOperations } from '@yingzao/contract/studio'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { RevealedHandset } from '../../ui/revealed-handset'
import { RevealDialog } from './reveal-dialog'
import { wording } from './wording'

/** A lead's phone number, which members with the permission can see in full. */
export function HandsetReveal({ leadId, masked }: { leadId: number; masked: string }) {
  return (
    <RevealedHandset
      masked={masked}
      mayReveal={mayCall(useMember(), studioOperations.leadReveal)}
      words={wording.reveal}
      ask={(ways) => <RevealDialog leadId={leadId} {...ways} />}
    />
  )
}
