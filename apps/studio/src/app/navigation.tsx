import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { Self } from '../state/session'
import { sectionsOf } from './sections'
import { wording } from './wording'

/** The sections that this member may open, under the headings of their groups. */
export function Navigation({ member }: { member: Self }) {
  const list = sectionsOf(member)
  const groups = [...new Set(list.map(({ group }) => group))]
  const nav = useRef<HTMLElement>(null)
  const [, section = ''] = useLocation().pathname.split('/')
  // There may be more sections than fit the height of a window, or the width of a phone.
  useEffect(() => {
    const links = [...(nav.current?.querySelectorAll('a') ?? [])]
    const here = links.find(({ pathname }) => pathname.endsWith(`/${section}`))
    here?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [section])
  return (
    <nav className="st-nav" ref={nav} aria-label={wording.navigation}>
      {groups.map((group) => (
        <div key={group ?? ''} className="st-nav-group">
          {group && <h2>{wording.groups[group]}</h2>}
          <ul>
            {list
              .filter((section) => section.group === group)
              .map(({ path, title, icon, Mark }) => (
                <li key={path}>
                  <NavLink to={`/${path}`}>
                    {icon}
                    {title}
                    {Mark && <Mark />}
                  </NavLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
