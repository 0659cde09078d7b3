import type { ReactNode } from 'react'
import { PageTitle } from './page-title'
import { useFocusOnce } from './use-focus-once'

interface ScreenProps {
  title: string
  /** One sentence about what this screen is for. */
  about?: string
  /** The actions on the screen as a whole. */
  actions?: ReactNode
  children: ReactNode
}

/** A screen inside the frame. Its heading takes the focus when it opens, so that a screen reader announces it. */
export function Screen({ title, about, actions, children }: ScreenProps) {
  const heading = useFocusOnce<HTMLHeadingElement>()
  return (
    <div className="st-screen">
      <PageTitle title={title} />
      <div className="st-screen-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {about && <p>{about}</p>}
        </div>
        {actions && <div className="st-screen-actions">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
