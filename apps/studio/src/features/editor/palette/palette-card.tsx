import { MoreOutlined } from '@ant-design/icons'
import { Dropdown } from 'antd'
import { memo, useRef, useState } from 'react'
import { startPaletteDrag } from '../canvas/drag/start-drag'
import { useSession } from '../session/session-context'
import { BlockPicture } from './block-picture'
import { ownBytes, scriptSize } from './script-size'
import { hasVariants, type Variant, variantsOf } from './variants'
import { wording } from './wording'

interface PaletteCardProps {
  name: string
  cardKey: string
  /** Tab stops at one card; the arrows lead to the others. */
  isFocusable: boolean
  onFocus: (cardKey: string) => void
  onInsert: (name: string, variant?: Variant) => void
}

/** A kind of block: press it to insert it, or choose one of its ready looks. */
export const PaletteCard = memo(function PaletteCard(props: PaletteCardProps) {
  const { name, cardKey, isFocusable, onFocus, onInsert } = props
  const { specs, catalogue, isReadOnly, scripts } = useSession()
  const [isOpen, setOpen] = useState(false)
  const main = useRef<HTMLButtonElement>(null)
  const title = catalogue.titleOf(name) ?? name
  const variants = isOpen ? variantsOf(specs, name) : []
  const isVaried = hasVariants(name)
  const size = scriptSize(ownBytes(scripts, name))
  const tabIndex = isFocusable ? 0 : -1
  return (
    <li className="ed-card" data-open={isOpen}>
      <button
        ref={main}
        type="button"
        className="ed-card-main"
        disabled={isReadOnly}
        tabIndex={tabIndex}
        title={wording.help}
        aria-label={wording.insert(title)}
        onFocus={() => onFocus(cardKey)}
        onPointerDown={(event) => startPaletteDrag(name, event)}
        onClick={() => onInsert(name)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !event.shiftKey || !isVaried) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <BlockPicture name={name} />
        <span className="ed-card-title">{title}</span>
        {size && (
          <span className="ed-card-cost" data-size={size.level} title={size.figure}>
            {size.text}
          </span>
        )}
      </button>
      {isVaried && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          open={isOpen}
          onOpenChange={(next) => {
            setOpen(next)
            if (!next) main.current?.focus()
          }}
          disabled={isReadOnly}
          autoFocus
          menu={{
            className: 'ed-variants',
            items: [
              {
                type: 'group',
                key: 'title',
                label: wording.variants(title),
                children: [
                  { key: 'plain', label: wording.plain },
                  ...variants.map((variant, index) => ({ key: String(index), label: variant.title })),
                ],
              },
            ],
            onClick: ({ key, domEvent }) => {
              // The focus goes back to the card, which Enter would press as well.
              domEvent.preventDefault()
              onInsert(name, variants[Number(key)])
            },
          }}
        >
          <button
            type="button"
            className="ed-card-more"
            disabled={isReadOnly}
            tabIndex={tabIndex}
            aria-label={wording.moreVariants(title)}
          >
            <MoreOutlined aria-hidden="true" />
          </button>
        </Dropdown>
      )}
    </li>
  )
})
