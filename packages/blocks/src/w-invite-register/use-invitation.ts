import { useHost } from '@yingzao/renderer'
import { useEffect, useState } from 'react'
import { useAnswer } from '../answers/use-answer'
import { type Invitation, invitationIn } from './invitation'
import { keepShareCode } from './sign-up-result'

/** As many characters of a code as the gateway accepts. */
const LONGEST = 64

/** Who invites the visitor, by the code of the link or else of the page. The server knows of no link. */
export function useInvitation(given: string): { share_code: string; invitation: Invitation } {
  const host = useHost()
  const [share_code, setCode] = useState('')
  useEffect(() => {
    const code = (host.query('share_code') || given).trim().slice(0, LONGEST)
    setCode(code)
    if (code) keepShareCode(host.session, code)
  }, [host, given])
  const { answer } = useAnswer('invitationShareCode', share_code ? { share_code } : undefined)
  return { share_code, invitation: invitationIn(share_code, answer) }
}
