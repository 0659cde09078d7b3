import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { DetailDrawer } from '../../../ui/detail-drawer'
import { useMember } from '../../../ui/member-context'
import type { RuleRow } from '../alarm-rows'
import { wording } from '../wording'
import { ChannelList } from './channel-list'
import { RuleForm } from './rule-form'
import { RuleItem } from './rule-item'

const words = wording.ruleList

/** The rules that pages are judged by, in plain words, and how people are notified. */
export function RulesDrawer({ onClose }: { onClose: () => void }) {
  const query = useQuery(studioQuery('alarmRuleList', {}))
  const [opened, setOpened] = useState<RuleRow | 'new'>()
  const mayChange = mayCall(useMember(), studioOperations.alarmRuleSave)
  const onChange = mayChange ? setOpened : undefined
  return (
    <>
      <DetailDrawer width={600} title={words.title} query={query} onClose={onClose}>
        {({ list, channels }) => (
          <div className="al-parts">
            <p className="st-hint al-first">{words.about}</p>
            <Rules title={words.all} rules={list.filter(isForAll)} onChange={onChange} />
            <section className="st-part">
              <div className="st-part-head">
                <h3>{words.own}</h3>
                {mayChange && (
                  <Button size="small" onClick={() => setOpened('new')}>
                    {words.add}
                  </Button>
                )}
              </div>
              <p className="st-hint">{words.ownAbout}</p>
              <RuleItems rules={list.filter((rule) => !isForAll(rule))} onChange={onChange} />
            </section>
            <ChannelList channels={channels} />
          </div>
        )}
      </DetailDrawer>
      {opened && (
        <RuleForm rule={opened === 'new' ? undefined : opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  )
}

interface RulesProps {
  rules: readonly RuleRow[]
  onChange: ((rule: RuleRow) => void) | undefined
}

function Rules({ title, ...items }: RulesProps & { title: string }) {
  return (
    <section className="st-part">
      <h3>{title}</h3>
      <RuleItems {...items} />
    </section>
  )
}

function RuleItems({ rules, onChange }: RulesProps) {
  return (
    <ul className="al-rules">
      {rules.map((rule) => (
        <RuleItem key={rule.rule_id} rule={rule} onChange={onChange && (() => onChange(rule))} />
      ))}
    </ul>
  )
}

const isForAll = ({ page_code }: RuleRow) => page_code === null
