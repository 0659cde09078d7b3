import { LOADING } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { canInvite, homeQuery, type InviteShown, shownOf } from './invite-shown'

/** What is shown of an activity when React renders it. */
export function useInvite(activity_id: string): InviteShown {
  const isLoggedIn = useIsLoggedIn()
  const { answer: home } = useAnswer('inviteHomeData', homeQuery(activity_id))
  const invites = home.state === 'known' && canInvite(home.response) ? home.response : undefined
  const { answer: code } = useAnswer('invitationShareCode', invites && { activity_id: invites.activity_id })
  return shownOf({ home, code: invites ? code : LOADING, isLoggedIn })
}
