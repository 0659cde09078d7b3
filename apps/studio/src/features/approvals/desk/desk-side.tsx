import { Tabs } from 'antd'
import type { ReactNode } from 'react'
import type { ReviewDetail } from '../approval-rows'
import { wording } from '../wording'
import type { Reasons } from './accepted'
import { ChangesTab } from './changes-tab'
import { ChecksTab } from './checks-tab'
import { RecordTab } from './record-tab'
import { TextsTab } from './texts-tab'

const words = wording.desk

export const sideTabs = ['changes', 'checks', 'texts', 'record'] as const
export type SideTab = (typeof sideTabs)[number]

interface DeskSideProps {
  detail: ReviewDetail
  tab: SideTab
  onTab: (tab: SideTab) => void
  reasons: Reasons
  onReasons: (reasons: Reasons) => void
}

/** What differs, what the rules say, every text, and what was decided. */
export function DeskSide({ detail, tab, onTab, reasons, onReasons }: DeskSideProps) {
  const inside: Record<SideTab, ReactNode> = {
    changes: <ChangesTab detail={detail} />,
    checks: <ChecksTab detail={detail} reasons={reasons} onReasons={onReasons} />,
    texts: <TextsTab document={detail.document} />,
    record: <RecordTab detail={detail} />,
  }
  const warnings = detail.findings.filter(({ severity }) => severity !== 'info').length
  return (
    <Tabs
      activeKey={tab}
      onChange={(key) => onTab(sideTabs.find((one) => one === key) ?? 'changes')}
      destroyOnHidden
      items={sideTabs.map((key) => ({
        key,
        label: key === 'checks' ? wording.counted(words.tabs[key], warnings) : words.tabs[key],
        children: inside[key],
      }))}
    />
  )
}
