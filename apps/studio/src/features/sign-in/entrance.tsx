import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand'
import { PageTitle } from '../../ui/page-title'

interface EntranceProps {
  title: string
  about?: ReactNode
  children: ReactNode
}

/** The card that stands before the Studio: log in, set up, choose a password. */
export function Entrance({ title, about, children }: EntranceProps) {
  return (
    <main className="st-entrance">
      <PageTitle title={title} />
      <div className="st-entrance-card">
        <Brand />
        <h1>{title}</h1>
        {about && <p className="st-entrance-about">{about}</p>}
        {children}
      </div>
    </main>
  )
}
