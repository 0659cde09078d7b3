import type { EditedPage } from '@yingzao/editor-core'
import { PageField } from './page-field'
import { FIELDS } from './page-fields'

const startAt = (page: EditedPage) => page.start_at ?? undefined
const endAt = (page: EditedPage) => page.end_at ?? undefined

/** When the campaign runs. An end before the beginning is refused with a message. */
export function WindowFields() {
  return (
    <>
      <PageField
        field={FIELDS.startAt}
        at="start_at"
        read={startAt}
        settings={(value) => ({ start_at: typeof value === 'number' ? value : null })}
      />
      <PageField
        field={FIELDS.endAt}
        at="end_at"
        read={endAt}
        settings={(value) => ({ end_at: typeof value === 'number' ? value : null })}
      />
    </>
  )
}
