import { Outlet } from 'react-router'
import { SwitchBanner } from '../features/kill-switch'
import { useMember } from '../ui/member-context'
import { Navigation } from './navigation'
import { TopBar } from './top-bar'
import { wording } from './wording'

const MAIN = 'main'

/** What surrounds every screen except those that take the whole window. */
export function Frame() {
  const member = useMember()
  return (
    <>
      <a
        className="st-skip"
        href={`#${MAIN}`}
        onClick={(event) => {
          // The address belongs to the screen, so its fragment is kept.
          event.preventDefault()
          document.getElementById(MAIN)?.focus()
        }}
      >
        {wording.skip}
      </a>
      <TopBar member={member} />
      <SwitchBanner />
      <div className="st-frame">
        <Navigation member={member} />
        <main id={MAIN} className="st-main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </>
  )
}
