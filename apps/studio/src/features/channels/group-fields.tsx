import { useQuery } from '@tanstack/react-query'
import { trackedLinkLimits as limits } from '@yingzao/contract/studio'
import { AutoComplete, Form, Input } from 'antd'
import { studioQuery } from '../../state/queries'
import { TargetField } from './target-field'
import { queryRule, targetRule } from './target-rules'
import { wording } from './wording'

const words = wording.form

/** Which campaign links belong to and where they lead: the same for one as for several. */
export function GroupFields() {
  const campaigns = useQuery(studioQuery('trackedLinkCampaigns', {}))
  return (
    <>
      <Form.Item
        name="campaign"
        label={words.campaign}
        extra={words.campaignHint}
        rules={[{ required: true, whitespace: true, message: words.missing }]}
      >
        <AutoComplete
          maxLength={limits.campaign}
          options={(campaigns.data?.list ?? []).map(({ campaign }) => ({ value: campaign }))}
          showSearch={{ filterOption: (typed, option) => String(option?.value).includes(typed) }}
        />
      </Form.Item>
      <Form.Item name="target" label={words.target} rules={[targetRule]}>
        <TargetField label={words.target} />
      </Form.Item>
      <Form.Item name="query" label={words.query} extra={words.queryHint} rules={[queryRule]}>
        <Input maxLength={limits.query} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
    </>
  )
}
