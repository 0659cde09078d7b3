import { Button } from 'antd'
import { Link } from 'react-router'
import { PageTitle } from './page-title'
import { useFocusOnce } from './use-focus-once'
import { wording } from './wording'

interface NoticeProps {
  title: string
  text: string
  code?: string
}

/** Shown in place of a screen that cannot be. */
export function Notice({ title, text, code }: NoticeProps) {
  const heading = useFocusOnce<HTMLHeadingElement>()
  return (
    <div className="st-notice">
      <PageTitle title={title} />
      {code && <p className="st-notice-code">{code}</p>}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text}</p>
      <Link to="/">
        <Button type="primary" tabIndex={-1}>
          {wording.goHome}
        </Button>
      </Link>
    </div>
  )
}
