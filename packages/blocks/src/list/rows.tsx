import { Picture } from '@yingzao/renderer'
import { GivenImage, ImageRoom } from '../answers/given-image'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import type { ListItem } from './list-item'

interface RowsProps {
  items: readonly ListItem[]
  /** Items beyond these wait, hidden: the boot loads their pictures when they appear on the screen. */
  shown: number
  type: 'text' | 'card'
  /** Undefined when the items are not the document's. */
  blockId?: string
}

/** CSS pixels of the space that is reserved for a picture of unknown size. */
const GIVEN = { alt: '', width: 200, height: 150 }

/** An item with every part rendered, for live.ts to fill. */
export const WHOLE: ListItem = { title: '', desc: '-', image: '-', time: '-' }

export function Rows({ items, shown, type, blockId }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets.
    <ul className="yz-list__rows" role="list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may say the same.
        <li key={index} data-item="" tabIndex={-1} hidden={index >= shown}>
          {item.action ? (
            <Tap common={commonOf(item)} className="yz-list__row">
              <Content item={item} isCard={type === 'card'} blockId={blockId} />
            </Tap>
          ) : (
            <div className="yz-list__row">
              <Content item={item} isCard={type === 'card'} blockId={blockId} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

interface ContentProps {
  item: ListItem
  isCard: boolean
  blockId: string | undefined
}

/** Spans, because a button may hold no paragraphs. */
function Content({ item, isCard, blockId }: ContentProps) {
  const { title, desc, image, time } = item
  return (
    <>
      {isCard && image !== '' && (
        <span className="yz-list__picture">
          <ItemPicture url={image} blockId={blockId} />
        </span>
      )}
      <span className="yz-list__words">
        <span className="yz-list__title">{title}</span>
        {desc !== '' && <span className="yz-list__desc">{desc}</span>}
        {time !== '' && <span className="yz-list__time">{time}</span>}
      </span>
    </>
  )
}

function ItemPicture({ url, blockId }: { url: string; blockId: string | undefined }) {
  if (blockId !== undefined) return <Picture url={url} alt="" blockId={blockId} sizes="27vw" />
  return url === WHOLE.image ? <ImageRoom {...GIVEN} /> : <GivenImage url={url} {...GIVEN} />
}
