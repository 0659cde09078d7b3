import { studioOperations } from '@yingzao/contract/studio'
import { Link } from 'react-router'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { HomeCard } from './home-card'
import { wording } from './wording'

const { start: words } = wording

/** What a deployment needs first, in order, and which call does it. */
const STEPS = [
  { to: '/company', title: words.company, text: words.companyText, needs: studioOperations.companyChange },
  { to: '/members', title: words.members, text: words.membersText, needs: studioOperations.memberAdd },
  { to: '/pages', title: words.page, text: words.pageText, needs: studioOperations.pageCreate },
]

/** Shown in place of the first pages: what this member can do to get one. */
export function FirstSteps() {
  const member = useMember()
  const steps = STEPS.filter(({ needs }) => mayCall(member, needs))
  return (
    <HomeCard title={words.title} place="start">
      <p className="ho-none">{steps.length > 0 ? words.about : words.reader}</p>
      <ol className="ho-steps">
        {steps.map(({ to, title, text }) => (
          <li key={to}>
            <Link to={to}>{title}</Link>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </HomeCard>
  )
}
