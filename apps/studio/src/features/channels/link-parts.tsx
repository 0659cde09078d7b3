import { CopyOutlined } from '@ant-design/icons'
import { trackedParameters } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { StatusMark } from '../../ui/status-mark'
import { useCopy } from '../../ui/use-copy'
import type { LinkRow } from './link-rows'
import { wording } from './wording'

/** Whether a link is in use. */
export function LinkMark({ isOff }: { isOff: boolean }) {
  return (
    <StatusMark tone={isOff ? 'quiet' : 'success'}>
      {isOff ? wording.states.off : wording.states.on}
    </StatusMark>
  )
}

/** The page of a link, or the route that it leads to. */
export function LinkTarget({ link: { page_code, page_title, path } }: { link: LinkRow }) {
  if (page_code === null) return <span className="ch-mono">{path}</span>
  return (
    <>
      <div className="ch-cut">{page_title || page_code}</div>
      <div className="st-soft ch-cut">{page_code}</div>
    </>
  )
}

/** The address that is given to people, without its scheme, and the button that copies it. */
export function ShortAddress({ link: { short_url, name } }: { link: LinkRow }) {
  const copy = useCopy(wording.copy)
  return (
    <span className="ch-short">
      <span className="ch-mono ch-cut">{short_url.replace(/^https?:\/\//, '')}</span>
      <Button
        size="small"
        type="text"
        icon={<CopyOutlined aria-hidden="true" />}
        aria-label={wording.copy.of(name)}
        title={wording.copy.action}
        onClick={(event) => {
          // The row would open the link.
          event.stopPropagation()
          void copy(short_url)
        }}
      />
    </span>
  )
}

/** What a link says about where somebody came from, each value with its name. */
export function LinkParams({ link: { params } }: { link: Pick<LinkRow, 'params'> }) {
  const said = trackedParameters.filter((name) => params[name] !== undefined)
  if (said.length === 0) return <span className="st-soft">{wording.noParams}</span>
  return (
    <span className="ch-params">
      {said.map((name) => (
        <span key={name} className="ch-param" title={`${name}=${params[name]}`}>
          <span className="st-soft">{name}=</span>
          {params[name]}
        </span>
      ))}
    </span>
  )
}
