import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { dayName } from '../answers/day-names'
import type { OpenDay, Registration } from './open-day-shown'
import { useNewsFocus } from './use-news-focus'

interface OpenDayPassProps {
  id: string
  day: OpenDay
  my: Registration
  isNews: boolean
  onCancel: () => void
}

/** What the visitor has registered for, the way to the ticket, and how to cancel. */
export function OpenDayPass({ id, day, my, isNews, onCancel }: OpenDayPassProps) {
  const host = useHost()
  const title = useNewsFocus<HTMLHeadingElement>(isNews)
  const session = day.sessions.find(({ session_id }) => session_id === my.session_id)
  const isOver = session?.is_over === true
  return (
    // The page's offer to stay looks for this mark.
    <div className="yz-open-day__pass" data-sent="">
      <h3 className="yz-open-day__result" ref={title} tabIndex={-1} data-over={isOver ? '' : undefined}>
        {isOver ? '参观已结束' : '预约成功'}
      </h3>
      <dl className="yz-open-day__facts">
        <Fact name="预约编号" text={my.register_no} />
        {session && <Fact name="参观时间" text={dayName(session.date)} more={session.time} />}
        {day.place !== '' && <Fact name="地点" text={day.place} />}
        <Fact name="人数" text={`${my.people_num} 人`} />
        <Fact name="预约人" text={my.name} more={my.handset} />
      </dl>
      {day.notice !== '' && !isOver && <p className="yz-open-day__notice">{day.notice}</p>}
      {!isOver && (
        <>
          {my.ticket_url !== '' && (
            <button
              className="yz-tap yz-submit"
              type="button"
              onClick={() => void host.run({ type: ACTION_TYPES.link, atext: my.ticket_url }, id)}
            >
              查看入场凭证
            </button>
          )}
          <button className="yz-open-day__cancel" type="button" aria-haspopup="dialog" onClick={onCancel}>
            取消预约
          </button>
        </>
      )}
    </div>
  )
}

/** `more` is beside the text, or as a whole below it. */
function Fact({ name, text, more }: { name: string; text: string; more?: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {text} {more && <span>{more}</span>}
      </dd>
    </div>
  )
}
