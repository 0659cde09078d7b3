import { useQuery } from '@tanstack/react-query'
import { FirstPasswordScreen } from '../features/sign-in/first-password-screen'
import { SetupScreen } from '../features/sign-in/setup-screen'
import { SignInScreen } from '../features/sign-in/sign-in-screen'
import { sessionQuery } from '../state/session'
import { Frame } from './frame'
import { ProblemNote } from './problem-note'
import { Splash } from './splash'

/**
 * Lets in who is logged in. Who is not logs in here, at the address they wanted: it stays as it is, and so does the
 * place of somebody whose login ends while they work.
 */
export function Door() {
  const { data: session, error, refetch } = useQuery(sessionQuery)
  if (session?.member?.must_change_password) return <FirstPasswordScreen member={session.member} />
  if (session?.member) return <Frame member={session.member} />
  if (session) return session.needs_setup ? <SetupScreen /> : <SignInScreen />
  if (!error) return <Splash />
  return (
    <main className="st-splash">
      <ProblemNote problem={error} retry={() => void refetch()} />
    </main>
  )
}
