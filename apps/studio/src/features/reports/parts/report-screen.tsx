import '../../../ui/list/list.css'
import '../reports.css'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { Screen } from '../../../ui/screen'
import { type DaysFilter, daysQuery } from '../report-address'
import { wording } from '../wording'

const TABS = [
  { path: '/reports', title: wording.tabs.overview, isExact: true },
  { path: '/reports/pages', title: wording.tabs.pages, isExact: false },
  { path: '/reports/channels', title: wording.tabs.channels, isExact: false },
  { path: '/reports/funnel', title: wording.tabs.funnel, isExact: false },
  { path: '/reports/live', title: wording.tabs.live, isExact: false },
]

interface ReportScreenProps {
  title: string
  about?: string | undefined
  actions?: ReactNode
  /** The days shown, which the next report will show too. */
  days: DaysFilter
  children: ReactNode
}

/** One of the reports, with links to the others. */
export function ReportScreen({ title, about, actions, days, children }: ReportScreenProps) {
  const query = daysQuery(days)
  return (
    <Screen title={title} {...(about !== undefined && { about })} actions={actions}>
      <nav className="rp-tabs" aria-label={wording.title}>
        {TABS.map(({ path, title, isExact }) => (
          <NavLink key={path} to={path + query} end={isExact}>
            {title}
          </NavLink>
        ))}
      </nav>
      {children}
    </Screen>
  )
}
