import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { FirstPasswordScreen, SetupScreen, SignInAgain, SignInScreen } from '../features/sign-in'
import { sessionQuery } from '../state/session'
import { speakAsWanted } from '../state/speak-in'
import { useIsScreenKept } from '../ui/kept-screen'
import { MemberContext } from '../ui/member-context'
import { ProblemNote } from '../ui/problem-note'
import { Splash } from '../ui/splash'

/**
 * Lets in whoever is logged in. Others log in here, at the address they wanted: it stays unchanged, and so does the
 * place of somebody whose login ends while they work. A screen that wants to be kept stays, and the login is requested
 * above it.
 */
export function Door() {
  const { data: session, error, refetch } = useQuery(sessionQuery)
  const isKept = useIsScreenKept()
  const last = useLast(session?.member)
  const language = session?.member?.language
  useEffect(() => {
    if (language) speakAsWanted(language)
  }, [language])
  const isIn = session?.member?.must_change_password === false
  const member = isKept ? last : session?.member
  if (member && (isIn || isKept)) {
    return (
      <MemberContext value={member}>
        <Outlet />
        {!isIn && <SignInAgain member={member} />}
      </MemberContext>
    )
  }
  if (session?.member) return <FirstPasswordScreen member={session.member} />
  if (session) return session.needs_setup ? <SetupScreen /> : <SignInScreen />
  if (!error) return <Splash />
  return (
    <main className="st-splash">
      <ProblemNote problem={error} retry={() => void refetch()} />
    </main>
  )
}

/** The current value, or the last one. */
function useLast<Value>(value: Value | null | undefined): Value | undefined {
  const [last, setLast] = useState(value)
  if (value && value !== last) setLast(value)
  return value ?? last ?? undefined
}
