import type { AlarmChannel } from '@yingzao/contract/studio'
import type { Config } from '../../config/config'
import { type AlarmText, MOST_MARKDOWN_BYTES } from '../../integrations'
import { chinaClock, chinaMonthDay } from '../../time/china-time'
import type { Trouble } from './find-trouble'
import { KIND_WORDS } from './words'

/** An alarm as it is reported to people. */
export type ToldAlarm = Pick<Trouble, 'kind' | 'page_code' | 'page_title' | 'words' | 'mail_to'> & {
  alarm_id: number
}

type Told = Pick<Config, 'publicOrigin' | 'studioOrigin' | 'alarms'>

/** The most alarms in a message, so that each has room for its page's name and its link. */
const AT_ONCE = 8
/** The most characters of a title in a message. */
const TITLE = 60

/**
 * Returns the messages that report these alarms, as few as possible: a robot may send twenty in a minute. By mail each
 * rule has its own recipients.
 */
export function alarmMessages(
  config: Told,
  channel: AlarmChannel,
  alarms: readonly ToldAlarm[],
  now: Date,
): AlarmText[] {
  const messages: AlarmText[] = []
  for (const { recipients, told } of byRecipients(config, channel, alarms)) {
    for (let from = 0; from < told.length; from += AT_ONCE) {
      messages.push({ recipients, ...messageOf(config, channel, told.slice(from, from + AT_ONCE), now) })
    }
  }
  return messages
}

function byRecipients(config: Told, channel: AlarmChannel, alarms: readonly ToldAlarm[]) {
  const groups = new Map<string, { recipients: readonly string[]; told: ToldAlarm[] }>()
  for (const alarm of alarms) {
    const recipients = recipientsOf(config, channel, alarm.mail_to)
    const key = recipients.join()
    const group = groups.get(key) ?? { recipients, told: [] }
    group.told.push(alarm)
    groups.set(key, group)
  }
  return groups.values()
}

/** Returns a message that says that it is a test. */
export function testMessage(config: Told, channel: AlarmChannel, name: string): AlarmText {
  const subject = '营造预警：测试消息'
  const content = `${subject}\n${plain(name)} 在运营后台发送。收到它，说明页面出问题时这里会收到通知。\n${studioOf(config)}/alarms`
  return { recipients: recipientsOf(config, channel, []), subject, content }
}

function messageOf(
  config: Told,
  channel: AlarmChannel,
  alarms: readonly ToldAlarm[],
  now: Date,
): Omit<AlarmText, 'recipients'> {
  const [first] = alarms
  const subject =
    first && alarms.length === 1
      ? `营造预警：${KIND_WORDS[first.kind]}（${plain(first.page_title) || first.page_code}）`
      : `营造预警：${alarms.length} 项`
  const part = channel === 'wecom' ? markdownPart : textPart
  const at = `${chinaMonthDay(now)} ${chinaClock(now)} 发现`
  const parts = alarms.map((alarm) => part(alarm, `${studioOf(config)}/alarms?alarm=${alarm.alarm_id}`))
  const head = channel === 'wecom' ? `**${subject}**` : subject
  const content = cut(`${head}\n${at}\n\n${parts.join('\n\n')}`, MOST_MARKDOWN_BYTES)
  return { subject, content }
}

function markdownPart({ kind, page_code, page_title, words }: ToldAlarm, link: string): string {
  return `<font color="warning">${KIND_WORDS[kind]}</font>：${plain(page_title)}（${page_code}）\n> ${words}\n[在后台查看](${link})`
}

function textPart({ kind, page_code, page_title, words }: ToldAlarm, link: string): string {
  return `${KIND_WORDS[kind]}：${plain(page_title)}（${page_code}）\n${words}\n${link}`
}

function studioOf({ studioOrigin, publicOrigin }: Told): string {
  return `${studioOrigin ?? publicOrigin}/studio`
}

/** The addresses of a rule, else those of the deployment. */
function recipientsOf(
  { alarms }: Told,
  channel: AlarmChannel,
  mail_to: readonly string[],
): readonly string[] {
  if (channel !== 'mail') return []
  return mail_to.length > 0 ? mail_to : alarms.mailTo
}

/** What a member typed, without the characters that a robot turns into links, mentions and colours. */
function plain(text: string): string {
  const signs = Array.from(text.replace(/[<>[\]()*_`#\n\r]/g, ' ').trim())
  return signs.length > TITLE ? `${signs.slice(0, TITLE - 1).join('')}…` : signs.join('')
}

/** At most as many bytes as are accepted, in whole characters. */
function cut(text: string, most: number): string {
  if (Buffer.byteLength(text) <= most) return text
  const bytes = Buffer.from(text).subarray(0, most - 3)
  return `${new TextDecoder().decode(bytes, { stream: true })}…`
}
