import './layers.css'
import { MinusSquareOutlined, PlusSquareOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Input, Tooltip } from 'antd'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useFindings } from '../checks/use-findings'
import { useEditorUiState } from '../session/editor-ui'
import { useSelection, useSession, useTree } from '../session/session-context'
import { LayerLine } from './layer-line'
import { layerRows } from './layer-rows'
import { marksOf } from './marks'
import { useLayerDrag } from './use-layer-drag'
import { useLayerFocus } from './use-layer-focus'
import { useLayerKeys } from './use-layer-keys'
import { LINE_HEIGHT, useVisibleRows } from './use-visible-rows'
import { wording } from './wording'

/** The blocks of the page as a tree. */
export function Layers() {
  const session = useSession()
  const { page } = useTree()
  const selection = useSelection()
  const { findings } = useFindings()
  const [query, setQuery] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const renaming = useEditorUiState((state) => state.renaming)
  const tree = useRef<HTMLDivElement>(null)
  const rows = useMemo(
    () => layerRows(session, page.page_schema, closed, query),
    [session, page.page_schema, closed, query],
  )
  const marks = useMemo(() => marksOf(findings), [findings])
  const selected = new Set(selection.ids)
  const { focusKey, focusRow, ...focusEvents } = useLayerFocus({ rows, tree, selection, setClosed })
  const toggle = useCallback((key: string) => {
    setClosed((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })
  }, [])
  const onKeyDown = useLayerKeys({ rows, focusKey, focusRow, toggle })
  const { mark, onPointerDown } = useLayerDrag({ rows, tree })
  const seen = useVisibleRows(tree, rows.length)
  const drawn = rows.flatMap((row, index) =>
    (index >= seen.from && index < seen.to) || row.key === focusKey ? [{ row, index }] : [],
  )

  return (
    <section className="ed-layers" aria-label={wording.title}>
      <div className="ed-panel-search ed-layers-head">
        <Input
          type="search"
          allowClear
          prefix={<SearchOutlined aria-hidden="true" />}
          placeholder={wording.search}
          aria-label={wording.search}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && rows[0]) focusRow(rows[0].key)
          }}
        />
        <HeadButton
          title={wording.closeAll}
          icon={<MinusSquareOutlined aria-hidden="true" />}
          onClick={() => setClosed(new Set(rows.filter((row) => row.isOpen).map(({ key }) => key)))}
        />
        <HeadButton
          title={wording.openAll}
          icon={<PlusSquareOutlined aria-hidden="true" />}
          onClick={() => setClosed(new Set())}
        />
      </div>
      {rows.length === 0 ? (
        <div className="ed-panel-empty" role="status">
          <strong>{query.trim() === '' ? wording.none : wording.noneFound(query.trim())}</strong>
          {query.trim() === '' && <p>{wording.noneText}</p>}
        </div>
      ) : (
        <div
          ref={tree}
          role="tree"
          aria-label={wording.tree}
          aria-multiselectable="true"
          className="ed-tree"
          style={{ height: rows.length * LINE_HEIGHT }}
          {...focusEvents}
          onKeyDown={onKeyDown}
          onPointerDown={session.isReadOnly ? undefined : onPointerDown}
        >
          {drawn.map(({ row, index }) => (
            <LayerLine
              key={row.key}
              rowKey={row.key}
              index={index}
              block={row.block}
              slot={row.slot && JSON.stringify(row.slot)}
              title={row.title}
              text={row.text}
              level={row.level}
              position={row.position}
              count={row.count}
              isOpen={row.isOpen}
              isSelected={row.slot === undefined && selected.has(row.block.id)}
              isFocusable={row.key === focusKey}
              isRenaming={row.slot === undefined && renaming === row.block.id}
              mark={row.slot === undefined ? marks.get(row.block.id) : undefined}
              dropMark={mark?.key === row.key ? mark.side : undefined}
              onToggle={toggle}
            />
          ))}
        </div>
      )}
    </section>
  )
}

function HeadButton({ title, icon, onClick }: { title: string; icon: React.ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={title}>
      <Button type="text" icon={icon} aria-label={title} onClick={onClick} />
    </Tooltip>
  )
}
