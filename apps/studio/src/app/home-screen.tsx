import { Navigate } from 'react-router'
import { useMember } from '../ui/member-context'
import { Screen } from '../ui/screen'
import { sectionsOf } from './sections'
import { wording } from './wording'

/** Leads on to the first section that this member may open. */
export function HomeScreen() {
  const [first] = sectionsOf(useMember())
  if (first) return <Navigate to={`/${first.path}`} replace />
  return (
    <Screen title={wording.home.title}>
      <p className="st-empty">{wording.home.nothing}</p>
    </Screen>
  )
}
