import { CopyOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import type { Answer } from '../../../state/calls'
import { copyText } from '../../../state/copy-text'
import { momentText } from '../../../state/moment-text'
import { wording } from '../../../wording'

const words = wording.publishing

/** What goes live where, and when visitors see it. */
export function PublishFacts({ page, address }: { page: Answer<'pageDetail'>['page']; address: string }) {
  const { message } = App.useApp()
  const copy = async () => {
    const done = await copyText(address)
    if (done) void message.success(words.copied)
    else void message.warning(words.notCopied)
  }
  const { published_version, start_at, end_at, schedule } = page
  return (
    <dl className="st-facts pg-facts">
      <dt>{words.effect}</dt>
      <dd>{published_version === null ? words.firstTime : words.replaces(published_version)}</dd>
      <dt>{words.address}</dt>
      <dd>
        {address}{' '}
        <Button
          size="small"
          type="text"
          icon={<CopyOutlined aria-hidden="true" />}
          aria-label={words.copy}
          onClick={() => void copy()}
        />
      </dd>
      <dt>{words.window}</dt>
      <dd>
        {start_at && <p>{words.windowFrom(momentText(start_at))}</p>}
        {end_at && <p>{words.windowUntil(momentText(end_at))}</p>}
        {!start_at && !end_at && words.windowNone}
      </dd>
      {schedule && (
        <>
          <dt>{words.schedule}</dt>
          <dd>
            {schedule.publish_at && <p>{wording.pages.willPublish(momentText(schedule.publish_at))}</p>}
            {schedule.take_down_at && <p>{wording.pages.willTakeDown(momentText(schedule.take_down_at))}</p>}
          </dd>
        </>
      )}
    </dl>
  )
}
