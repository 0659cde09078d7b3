import { Tooltip } from 'antd'
import { wording } from './wording'

/** The code of a page, and that it had others which lead to it. */
export function PageCode({ code, former }: { code: string; former: readonly string[] }) {
  return (
    <div className="pg-code">
      {code}
      {former.length > 0 && (
        <Tooltip title={wording.former(former)} trigger={['hover', 'focus']}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard too, they have to be had. */}
          <span className="pg-former" tabIndex={0}>
            {wording.formerMark}
          </span>
        </Tooltip>
      )}
    </div>
  )
}
