import type { ShareCard as Card, EditedPage } from '@yingzao/editor-core'
import { isRecord } from '@yingzao/schema/client'
import { Button } from 'antd'
import { usePageValue, useSession } from '../session/session-context'
import { PageField } from './page-field'
import { FIELDS } from './page-fields'
import { SharePreview } from './share-preview'
import { useSetPage } from './use-set-page'
import { wording } from './wording'

type Part = keyof Card

const share = (page: EditedPage): Card => (isRecord(page.extra.share) ? (page.extra.share as Card) : NONE)
const NONE: Card = {}

const readTitle = (page: EditedPage) => share(page).title ?? ''
const readDesc = (page: EditedPage) => share(page).desc ?? ''
const readImage = (page: EditedPage) => share(page).image ?? ''

/** How the page looks when it is shared in WeChat, and where the card differs from the page. */
export function ShareCard() {
  const { editor, isReadOnly } = useSession()
  const card = usePageValue(share)
  const set = useSetPage()

  /** An emptied field falls back to the page; a card without any field is removed. */
  const settings = (part: Part) => (value: unknown) => {
    const { [part]: _before, ...others } = share(editor.page)
    const next = value === '' || value === undefined ? others : { ...others, [part]: String(value) }
    return { share: Object.keys(next).length === 0 ? null : next }
  }

  return (
    <>
      <SharePreview />
      <PageField
        field={FIELDS.shareTitle}
        at="extra.share.title"
        read={readTitle}
        settings={settings('title')}
      />
      <PageField field={FIELDS.shareDesc} at="extra.share.desc" read={readDesc} settings={settings('desc')} />
      <PageField
        field={FIELDS.shareImage}
        at="extra.share.image"
        read={readImage}
        settings={settings('image')}
      />
      {card !== NONE && (
        <Button
          type="link"
          size="small"
          className="ed-inline"
          disabled={isReadOnly}
          onClick={() => set({ share: null })}
        >
          {wording.shareClear}
        </Button>
      )}
    </>
  )
}
