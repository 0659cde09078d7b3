import { LinkOutlined } from '@ant-design/icons'
import type { EditedPage } from '@yingzao/editor-core'
import { usePageValue, useSession } from '../session/session-context'
import { shareLook } from './share-look'
import { wording } from './wording'

/** Compared as text, so that it is drawn again only when the card changes, not at every change of the page. */
const look = (page: EditedPage) => JSON.stringify(shareLook(page))

/** The card as a chat in WeChat shows it. */
export function SharePreview() {
  const { facts } = useSession()
  const { title, desc, image } = JSON.parse(usePageValue(look)) as ReturnType<typeof shareLook>
  return (
    <figure className="ed-share">
      <figcaption>{wording.sharePreview}</figcaption>
      <div className="ed-share-card">
        <strong>{title === '' ? wording.shareNoTitle : title}</strong>
        <div>
          <p>{desc === '' ? wording.shareNoDesc : desc}</p>
          {image === '' ? <LinkOutlined aria-hidden /> : <img src={image} alt="" />}
        </div>
        <small>{facts.get().site.company}</small>
      </div>
    </figure>
  )
}
