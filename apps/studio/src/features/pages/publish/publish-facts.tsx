import { CopyOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Answer } from '../../../state/calls'
import { dateTimeText } from '../../../state/date-time-text'
import { useCopy } from '../../../ui/use-copy'
import { wording as pagesWording } from '../wording'
import { wording } from './wording'

/** What goes live where, and when visitors see it. */
export function PublishFacts({ page, address }: { page: Answer<'pageDetail'>['page']; address: string }) {
  const copy = useCopy(wording)
  const { published_version, start_at, end_at, schedule } = page
  return (
    <dl className="st-facts pg-facts">
      <dt>{wording.effect}</dt>
      <dd>{published_version === null ? wording.firstTime : wording.replaces(published_version)}</dd>
      <dt>{wording.address}</dt>
      <dd>
        {address}{' '}
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined aria-hidden="true" />}
          aria-label={wording.copy}
          onClick={() => void copy(address)}
        />
      </dd>
      <dt>{wording.window}</dt>
      <dd>
        {start_at && <p>{wording.windowFrom(dateTimeText(start_at))}</p>}
        {end_at && <p>{wording.windowUntil(dateTimeText(end_at))}</p>}
        {!start_at && !end_at && wording.windowNone}
      </dd>
      {schedule && (
        <>
          <dt>{wording.schedule}</dt>
          <dd>
            {schedule.publish_at && <p>{pagesWording.willPublish(dateTimeText(schedule.publish_at))}</p>}
            {schedule.take_down_at && <p>{pagesWording.willTakeDown(dateTimeText(schedule.take_down_at))}</p>}
          </dd>
        </>
      )}
    </dl>
  )
}
