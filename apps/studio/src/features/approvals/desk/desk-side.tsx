import { readableTexts } from '@yingzao/checks'
import type { JsonValue } from '@yingzao/schema/client'
import { Tabs } from 'antd'
import { type ReactNode, useMemo } from 'react'
import { CommentThreads } from '../../page-comments'
import type { ReviewDetail } from '../approval-rows'
import { wording } from '../wording'
import type { Reasons } from './accepted'
import { ChangesTab } from './changes-tab'
import { ChecksTab } from './checks-tab'
import { RecordTab } from './record-tab'
import { TextsTab } from './texts-tab'

const words = wording.desk

export const sideTabs = ['changes', 'checks', 'texts', 'record', 'comments'] as const
export type SideTab = (typeof sideTabs)[number]

interface DeskSideProps {
  detail: ReviewDetail
  tab: SideTab
  onTab: (tab: SideTab) => void
  reasons: Reasons
  onReasons: (reasons: Reasons) => void
}

/** What differs, what the rules say, every text, what was decided, and what members say about it. */
export function DeskSide({ detail, tab, onTab, reasons, onReasons }: DeskSideProps) {
  const titles = useMemo(() => blockTitles(detail), [detail])
  const inside: Record<SideTab, ReactNode> = {
    changes: <ChangesTab detail={detail} />,
    checks: <ChecksTab detail={detail} reasons={reasons} onReasons={onReasons} />,
    texts: <TextsTab document={detail.document} />,
    record: <RecordTab detail={detail} />,
    comments: <CommentThreads code={detail.submission.code} titleOf={(id) => titles.get(id)} />,
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

/** Returns what its blocks are called, as far as they contain text. */
function blockTitles({ document }: ReviewDetail): Map<string, string> {
  const texts = readableTexts(document as JsonValue)
  return new Map(
    texts.flatMap(({ blockId, block }) => (blockId === undefined ? [] : [[blockId, block] as const])),
  )
}
