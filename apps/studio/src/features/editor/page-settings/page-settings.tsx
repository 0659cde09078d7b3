import './page-settings.css'
import type { EditedPage } from '@yingzao/editor-core'
import { Group } from '../inspector/group'
import { BackgroundField } from './background-field'
import { PageAddress } from './page-address'
import { PageField } from './page-field'
import { FIELDS } from './page-fields'
import { ShareCard } from './share-card'
import { ThemeField } from './theme-field'
import { WindowFields } from './window-fields'
import { wording } from './wording'

const title = (page: EditedPage) => page.title
const description = (page: EditedPage) => page.meta.description
const keywords = (page: EditedPage) => page.meta.keywords
const autoFit = (page: EditedPage) => page.is_auto_fit === 1
const pageId = (page: EditedPage) => page.extra.pageID

/** The settings of the page itself: title, look, when it runs, how it is shared, where it is. */
export function PageSettings() {
  return (
    <div className="ed-inspector">
      <Group name="page-basics" title={wording.groups.basics} isOpenAtFirst paths={['title', 'meta']}>
        <PageField
          field={FIELDS.title}
          at="title"
          read={title}
          settings={(value) => ({ title: String(value) })}
        />
        <PageField
          field={FIELDS.description}
          at="meta.description"
          read={description}
          settings={(value) => ({ meta: { description: String(value) } })}
        />
        <PageField
          field={FIELDS.keywords}
          at="meta.keywords"
          read={keywords}
          settings={(value) => ({ meta: { keywords: String(value) } })}
        />
      </Group>
      <Group name="page-share" title={wording.groups.share} isOpenAtFirst paths={['extra.share']}>
        <ShareCard />
      </Group>
      <Group name="page-window" title={wording.groups.window} isOpenAtFirst paths={['start_at', 'end_at']}>
        <WindowFields />
      </Group>
      <Group name="page-theme" title={wording.groups.theme} isOpenAtFirst paths={['extra.theme']}>
        <ThemeField />
      </Group>
      <Group name="page-look" title={wording.groups.look} isOpenAtFirst paths={['background', 'is_auto_fit']}>
        <BackgroundField />
        <PageField
          field={FIELDS.autoFit}
          at="is_auto_fit"
          isInline
          read={autoFit}
          settings={(value) => ({ is_auto_fit: value === true ? 1 : 0 })}
        />
      </Group>
      <Group
        name="page-address"
        title={wording.groups.address}
        isOpenAtFirst
        paths={['code', 'extra.pageID']}
      >
        <PageAddress />
        <PageField
          field={FIELDS.pageId}
          at="extra.pageID"
          read={pageId}
          settings={(value) => ({ pageID: String(value) })}
        />
      </Group>
    </div>
  )
}
