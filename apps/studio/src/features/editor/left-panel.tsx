import { Tabs } from 'antd'
import { InsertPointNote } from './commands/insert-point-note'
import { FindPanel } from './find/find-panel'
import { wording as findWording } from './find/wording'
import { HistoryPanel } from './history/history-panel'
import { wording as historyWording } from './history/wording'
import { Layers } from './layers/layers'
import { wording as layersWording } from './layers/wording'
import { Palette } from './palette/palette'
import { wording as paletteWording } from './palette/wording'
import { SectionPanel } from './sections/section-panel'
import { wording as sectionsWording } from './sections/wording'
import { type LeftTab, useEditorUi, useEditorUiState } from './session/editor-ui'

const TABS = [
  { key: 'palette', label: paletteWording.title, Panel: Palette },
  { key: 'sections', label: sectionsWording.title, Panel: SectionPanel },
  { key: 'layers', label: layersWording.title, Panel: Layers },
  { key: 'history', label: historyWording.title, Panel: HistoryPanel },
  { key: 'find', label: findWording.title, Panel: FindPanel },
] as const

/** What is available, what the page consists of, what was done to it, and its texts. */
export function LeftPanel() {
  const ui = useEditorUi()
  const tab = useEditorUiState((state) => state.tab)
  const isFolded = useEditorUiState((state) => state.side !== 'left')
  const { Panel } = TABS.find(({ key }) => key === tab) ?? TABS[0]
  return (
    <aside className="ed-left" data-folded={isFolded} aria-label={paletteWording.panels}>
      <Tabs
        className="ed-tabs"
        activeKey={tab}
        onChange={(key) => ui.set({ tab: key as LeftTab })}
        items={TABS.map(({ key, label }) => ({ key, label }))}
      />
      {(tab === 'palette' || tab === 'sections') && <InsertPointNote />}
      <div className="ed-left-body">
        <Panel />
      </div>
    </aside>
  )
}
