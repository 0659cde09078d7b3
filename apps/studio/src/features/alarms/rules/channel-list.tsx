import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { dateTimeText } from '../../../state/date-time-text'
import { useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import { problemText } from '../../../ui/problem-text'
import type { Channel } from '../alarm-rows'
import { wording } from '../wording'

const words = wording.channelList

/** How people are notified, and whether that works. */
export function ChannelList({ channels }: { channels: readonly Channel[] }) {
  return (
    <section className="st-part">
      <h3>{words.title}</h3>
      <ul className="al-rules">
        {channels.map((channel) => (
          <ChannelItem key={channel.channel} channel={channel} />
        ))}
      </ul>
    </section>
  )
}

function ChannelItem({ channel: { channel, adapter, ...news } }: { channel: Channel }) {
  const mayTest = mayCall(useMember(), studioOperations.alarmTest)
  const isSet = adapter !== 'absent'
  return (
    <li className="al-rule" aria-label={wording.channels[channel]}>
      <div className="al-rule-head">
        <strong>{wording.channels[channel]}</strong>
        <span className={isSet ? 'st-soft' : 'st-warn'}>{words.adapters[adapter]}</span>
      </div>
      {!isSet && <p className="st-hint al-first">{words.absentHint[channel]}</p>}
      {isSet && <News {...news} />}
      {isSet && mayTest && (
        <div className="al-rule-foot">
          <TestButton channel={channel} />
        </div>
      )}
    </li>
  )
}

function News({ sent_at, failed_at, problem, waiting }: Omit<Channel, 'channel' | 'adapter'>) {
  // A failure before the last success no longer counts.
  const isFailing = failed_at !== null && (sent_at === null || failed_at > sent_at)
  return (
    <dl className="st-facts">
      <dt>{words.sent}</dt>
      <dd className="st-number">{sent_at === null ? words.never : dateTimeText(sent_at)}</dd>
      <dt>{words.failed}</dt>
      <dd className={isFailing ? 'st-warn' : undefined}>
        {failed_at === null ? words.never : dateTimeText(failed_at)}
        {problem !== '' && <div className="al-problem">{problem}</div>}
        {waiting > 0 && <div>{words.waiting(waiting)}</div>}
      </dd>
    </dl>
  )
}

function TestButton({ channel }: Pick<Channel, 'channel'>) {
  const { message } = App.useApp()
  const test = useStudioCall('alarmTest', { changes: ['alarmRuleList'] })
  return (
    <Button
      size="small"
      aria-label={words.testOf(wording.channels[channel])}
      loading={test.isPending}
      onClick={() =>
        test.mutate(
          { channel },
          {
            onSuccess: ({ outcome }) =>
              void message[outcome === 'sent' ? 'success' : 'error'](words.tested[outcome]),
            onError: (problem) =>
              void message.error(problemText(problem, { tooManyRequests: words.tooOften })),
          },
        )
      }
    >
      {words.test}
    </Button>
  )
}
