import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { studioQuery } from '../../../state/queries'
import { spanOf } from '../span'
import { wording } from '../wording'
import { channelText } from '../words/channel-words'
import type { FunnelFilter } from './funnel-filter'

interface ChannelSelectProps {
  filter: FunnelFilter
  today: string
  onChoose: (channel: string | undefined) => void
}

/** One of the channels through which visitors came in these days. */
export function ChannelSelect({ filter, today, onChoose }: ChannelSelectProps) {
  const { data, isFetching } = useQuery({
    ...studioQuery('reportChannels', {
      ...spanOf(filter, today),
      ...(filter.code !== undefined && { code: filter.code }),
    }),
    staleTime: 60_000,
  })
  const values = (data?.channels ?? []).map(({ value }) => value).filter((value) => value !== '')
  const { channel } = filter
  const offered = channel === undefined || values.includes(channel) ? values : [channel, ...values]
  return (
    <Select
      className="rp-choice-wide"
      aria-label={wording.filter.channel}
      placeholder={wording.filter.channel}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      popupMatchSelectWidth={false}
      loading={isFetching}
      value={channel ?? null}
      onChange={(chosen) => onChoose(chosen ?? undefined)}
      options={offered.map((value) => ({ value, label: channelText(value, data?.links) }))}
    />
  )
}
