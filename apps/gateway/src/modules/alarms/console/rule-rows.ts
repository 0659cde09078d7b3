import {
  type AlarmChannel,
  alarmChannels,
  type StudioOperations,
  type StudioResponse,
} from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import type { AlarmPorts } from '../../../integrations'
import { type ChannelNews, findChannelNews } from '../message-store'
import { findRuleRows } from '../rule-store'

type Answer = StudioResponse<StudioOperations['alarmRuleList']>

/** Nobody has more rules than this. */
const MOST_RULES = 500

/** Returns all rules, and how the people notified are reached. */
export async function listRules({ db }: Pick<Context, 'db'>, ports: AlarmPorts): Promise<Answer> {
  const [rules, news] = await Promise.all([findRuleRows(db.orm, MOST_RULES), findChannelNews({ db })])
  return {
    list: rules.map(({ rule, page_title, updated_by }) => ({
      rule_id: rule.rule_id,
      kind: rule.kind,
      page_code: rule.page_code,
      page_title: rule.page_code === null ? null : (page_title ?? ''),
      is_on: rule.is_on,
      hours: rule.hours,
      percent: rule.percent,
      floor: rule.floor,
      tells: rule.tells,
      mail_to: rule.mail_to,
      revision: rule.revision,
      updated_at: rule.updated_at.toISOString(),
      updated_by,
    })),
    channels: alarmChannels.map((channel) => channelOf(channel, ports, news)),
  }
}

function channelOf(
  channel: AlarmChannel,
  ports: AlarmPorts,
  news: readonly ChannelNews[],
): Answer['channels'][number] {
  const own = news.find((one) => one.channel === channel)
  return {
    channel,
    adapter: ports[channel].adapter,
    sent_at: own?.sent_at?.toISOString() ?? null,
    failed_at: own?.failed_at?.toISOString() ?? null,
    problem: own?.problem ?? '',
    waiting: own?.waiting ?? 0,
  }
}
