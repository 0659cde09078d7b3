import type { EditedPage } from '@yingzao/editor-core'
import { ShareCard } from '../../../ui/share-card'
import { usePageValue, useSession } from '../session/session-context'
import { shareLook } from './share-look'

/** Compared as text, so that it is re-rendered only when the card changes, not on every change of the page. */
const look = (page: EditedPage) => JSON.stringify(shareLook(page))

/** The page's card while the page is being edited. */
export function SharePreview() {
  const { facts } = useSession()
  const card = JSON.parse(usePageValue(look)) as ReturnType<typeof shareLook>
  return <ShareCard {...card} company={facts.get().site.company} />
}
