import {
  CaretDownOutlined,
  ExclamationCircleFilled,
  EyeInvisibleOutlined,
  LinkOutlined,
  PushpinOutlined,
  WarningFilled,
} from '@ant-design/icons'
import { specs } from '@yingzao/blocks/props'
import type { Block } from '@yingzao/schema/client'
import { type CSSProperties, type MouseEvent, memo } from 'react'
import { inClauses } from '../../../ui/joined'
import { BlockIcon } from '../block-labels/block-icon'
import { openPaletteFor } from '../commands/open-palette'
import type { EditorSession } from '../session/editor-session'
import { editorUiOf } from '../session/editor-ui'
import { useSession } from '../session/session-context'
import type { DropSide } from './drop-target'
import type { LayerMark } from './marks'
import { RenameField } from './rename-field'
import { LINE_HEIGHT } from './use-visible-rows'
import { wording } from './wording'

interface LayerLineProps {
  rowKey: string
  /** Counted over all lines, rendered or not. */
  index: number
  block: Block
  /** Set for a place for blocks: its path, as JSON. */
  slot: string | undefined
  title: string
  text: string
  level: number
  position: number
  count: number
  isOpen: boolean | undefined
  isSelected: boolean
  isFocusable: boolean
  isRenaming: boolean
  mark: LayerMark | undefined
  dropMark: DropSide | undefined
  onToggle: (key: string) => void
}

/**
 * A line of the tree. Its props are plain values and the block itself, so that a key press re-renders one line and not
 * 500.
 */
export const LayerLine = memo(function LayerLine(props: LayerLineProps) {
  const { rowKey, block, slot, title, text, level, isOpen, isSelected, isRenaming, dropMark } = props
  const session = useSession()
  const { editor, isReadOnly } = session
  const isSlot = slot !== undefined
  const select = (event: MouseEvent) => {
    if (isSlot) {
      if (isOpen === undefined && !isReadOnly) openPaletteFor(session, block.id, slot)
      return
    }
    if (event.shiftKey) editor.extendTo(block.id)
    else if (event.ctrlKey || event.metaKey) editor.toggle(block.id)
    else editor.select([block.id])
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of all lines are the tree's.
    <div
      role="treeitem"
      className="ed-line"
      data-key={rowKey}
      data-drop={dropMark}
      data-slot={isSlot || undefined}
      data-empty={(isSlot && isOpen === undefined) || undefined}
      style={{ '--level': level, top: props.index * LINE_HEIGHT } as CSSProperties}
      tabIndex={props.isFocusable ? 0 : -1}
      aria-level={level}
      aria-posinset={props.position}
      aria-setsize={props.count}
      aria-selected={isSelected}
      aria-expanded={isOpen}
      aria-label={inClauses([title, text, ...markWords(session, props)].filter(isSaid))}
      onClick={select}
      onDoubleClick={() => {
        if (!isSlot && !isReadOnly) editorUiOf(session).set({ renaming: block.id })
      }}
    >
      {isOpen === undefined ? (
        <span className="ed-line-caret" />
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the tree's arrows open and close.
        // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; screen readers have aria-expanded.
        <span
          className="ed-line-caret"
          data-open={isOpen}
          title={isOpen ? wording.close : wording.open}
          onClick={(event) => {
            event.stopPropagation()
            props.onToggle(rowKey)
          }}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          <CaretDownOutlined aria-hidden="true" />
        </span>
      )}
      {!isSlot && <BlockIcon name={block.name} />}
      {isRenaming ? (
        <RenameField id={block.id} />
      ) : (
        <span className="ed-line-words">
          <span className="ed-line-title">{title}</span>
          <span className="ed-line-text">{text}</span>
        </span>
      )}
      <Marks {...props} />
    </div>
  )
})

/** What is special about a block, as small icons; the line's label says the same in words. */
function Marks({ block, slot, mark }: LayerLineProps) {
  const session = useSession()
  if (slot !== undefined) return null
  return (
    <span className="ed-line-marks" aria-hidden="true">
      {isLinked(session, block) && <LinkOutlined title={wording.linked} />}
      {isConditional(block) && <EyeInvisibleOutlined title={wording.conditional} />}
      {isFloating(block) && <PushpinOutlined title={wording.floating} />}
      {mark !== undefined && mark.errors > 0 && (
        <ExclamationCircleFilled className="ed-mark-error" title={wording.errors(mark.errors)} />
      )}
      {mark !== undefined && mark.errors === 0 && mark.warnings > 0 && (
        <WarningFilled className="ed-mark-warning" title={wording.warnings(mark.warnings)} />
      )}
    </span>
  )
}

const isSaid = (word: string | false | undefined): word is string => Boolean(word)

function markWords(
  session: EditorSession,
  { block, slot, mark }: LayerLineProps,
): (string | false | undefined)[] {
  if (slot !== undefined) return []
  return [
    isPopup(block) && wording.popup,
    isLinked(session, block) && wording.linked,
    isConditional(block) && wording.conditional,
    isFloating(block) && wording.floating,
    mark && mark.errors > 0 && wording.errors(mark.errors),
    mark && mark.warnings > 0 && wording.warnings(mark.warnings),
  ]
}

function isPopup({ name }: Block): boolean {
  return specs.find(name)?.traits.overlay === true
}

/** Without its section it is a copy, whatever it says. */
function isLinked({ catalogue }: Pick<EditorSession, 'catalogue'>, block: Block): boolean {
  return block.common.linked?.edited === true || catalogue.isLocked?.(block) === true
}

function isConditional({ common }: Block): boolean {
  return common.show_if !== undefined
}

function isFloating({ name, common }: Block): boolean {
  return specs.find(name)?.traits.pinned === true || common.position?.type === 'fixed'
}
