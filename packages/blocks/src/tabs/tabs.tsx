import './tabs.css'
import { type Drawn, defineView, type ViewProps } from '@yingzao/renderer'
import type { TabsProps } from './props'

/** All panels are in the page from the start; live.ts shows one of them at a time. The islands stand inside. */
function Tabs({ id, props: { list, active, sticky } }: ViewProps<Drawn<TabsProps>>) {
  if (list.length === 0) return null
  const shown = Math.min(active, list.length - 1)
  // No block can have such an id: a slash is not allowed in one.
  const tabId = (index: number) => `${id}/tab-${index}`
  const panelId = (index: number) => `${id}/panel-${index}`
  return (
    <div className={sticky ? 'yz-tabs yz-tabs--sticky' : 'yz-tabs'}>
      <div className="yz-tabs__bar" role="tablist">
        {list.map(({ title }, index) => (
          <button
            key={tabId(index)}
            id={tabId(index)}
            type="button"
            role="tab"
            aria-selected={index === shown}
            aria-controls={panelId(index)}
            tabIndex={index === shown ? 0 : -1}
          >
            {title || `标签 ${index + 1}`}
          </button>
        ))}
      </div>
      {list.map(({ title, children }, index) => (
        <div
          key={panelId(index)}
          className="yz-tabs__panel"
          id={panelId(index)}
          role="tabpanel"
          aria-labelledby={tabId(index)}
          hidden={index !== shown}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what a panel begins with may not take the focus itself.
          tabIndex={0}
        >
          {title && <p className="yz-tabs__title">{title}</p>}
          {children ?? <p className="yz-tabs__empty">暂无内容</p>}
        </div>
      ))}
    </div>
  )
}

export const tabs = defineView<Drawn<TabsProps>>({ name: 'tabs', view: Tabs, live: 'soon' })
