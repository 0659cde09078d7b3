import { CopyOutlined, DeleteOutlined, DownOutlined, HolderOutlined } from '@ant-design/icons'
import { type Path, pathText } from '@yingzao/editor-core'
import type { Field } from '@yingzao/schema/server'
import { Button, Tooltip } from 'antd'
import type { KeyboardEvent, ReactNode } from 'react'
import { useAssetName } from '../../assets'
import { useBlockFindings } from '../checks/use-findings'
import { isWithin, useOpen } from '../session/reveal'
import { useFieldParts } from './field-parts'
import { MIXED, useFieldFact, useFieldTarget } from './field-target'
import { itemPicture, itemText } from './item-summary'
import { useItemDrag } from './use-item-drag'
import { wording } from './wording'

const words = wording.list

interface ListItemProps {
  field: Field
  path: Path
  index: number
  count: number
  isOpen: boolean
  isFull: boolean
  isDisabled: boolean
  onOpen(isOpen: boolean): void
  onMove(from: number, to: number): void
  onRemove(index: number): void
  onDuplicate(index: number): void
}

/** One thing of a list: a line that says which, and its settings once it is opened. */
export function ListItem(props: ListItemProps) {
  const { field, path, index, count, isFull, isDisabled, onOpen, onMove } = props
  const at = pathText(path)
  const { ids } = useFieldTarget()
  const { Row, List } = useFieldParts()
  const said = useFieldFact(path, (value) => itemText(field, value))
  const picture = useFieldFact(path, (value) => itemPicture(field, value))
  const worst = useBlockFindings(ids[0]).find((finding) => isWithin(finding.at, at))?.severity
  // Opens when a setting in it is revealed, whatever was open before.
  const [isRevealed, setRevealed] = useOpen((reveal) => isWithin(reveal.path, at), false)
  const isOpen = props.isOpen || isRevealed
  const drag = useItemDrag({ index, isDisabled: isDisabled || count < 2, onMove })
  const fileName = useAssetName(typeof picture === 'string' ? picture : '')
  const text = said === MIXED || said === '' ? (fileName ?? words.item(index + 1)) : said

  function keys(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(index, index + step)
  }

  return (
    <li className="ed-item" data-drop={drag.mark} data-severity={worst} {...drag.item}>
      <div className="ed-item-head">
        <Tooltip title={words.moveHint}>
          <button
            type="button"
            className="ed-item-grip"
            disabled={isDisabled || count < 2}
            aria-label={words.moveOf(text, index + 1, count)}
            onKeyDown={keys}
            {...drag.grip}
          >
            <HolderOutlined aria-hidden />
          </button>
        </Tooltip>
        <button
          type="button"
          className="ed-item-name"
          aria-expanded={isOpen}
          onClick={() => {
            setRevealed(false)
            onOpen(!isOpen)
          }}
        >
          {typeof picture === 'string' && picture !== '' && <img src={picture} alt="" loading="lazy" />}
          <span>{text}</span>
          <DownOutlined aria-hidden />
        </button>
        <ItemButton
          title={words.duplicateOf(text)}
          isDisabled={isDisabled || isFull}
          onClick={() => props.onDuplicate(index)}
        >
          <CopyOutlined />
        </ItemButton>
        <ItemButton
          title={words.removeOf(text)}
          isDisabled={isDisabled}
          onClick={() => props.onRemove(index)}
        >
          <DeleteOutlined />
        </ItemButton>
      </div>
      {isOpen && (
        <div className="ed-item-body">
          {field.kind === 'object' ? (
            <List fields={field.fields} path={path} />
          ) : (
            <Row field={field} path={path} />
          )}
        </div>
      )}
    </li>
  )
}

interface ItemButtonProps {
  title: string
  isDisabled: boolean
  onClick(): void
  children: ReactNode
}

function ItemButton({ title, isDisabled, onClick, children }: ItemButtonProps) {
  return (
    <Tooltip title={title}>
      <Button
        type="text"
        size="small"
        className="ed-item-act"
        icon={children}
        disabled={isDisabled}
        aria-label={title}
        onClick={onClick}
      />
    </Tooltip>
  )
}
