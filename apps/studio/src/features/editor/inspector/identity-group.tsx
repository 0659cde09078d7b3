import { LinkOutlined } from '@ant-design/icons'
import { renameBlock } from '@yingzao/editor-core'
import { isBlockId } from '@yingzao/schema/client'
import { Button, Input, Space, Tooltip } from 'antd'
import { useState } from 'react'
import { useCopy } from '../../../ui/use-copy'
import { FieldFrame } from '../fields/field-frame'
import { useFieldTarget } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { useRun, useSession } from '../session/session-context'
import { Group } from './group'
import { wording } from './wording'

const words = wording.identity

/** The name by which actions and anchors find the block. */
export function IdentityGroup({ id }: { id: string }) {
  return (
    <Group name="identity" title={wording.groups.identity} paths={['id', 'value.id']}>
      <IdField id={id} />
    </Group>
  )
}

function IdField({ id }: { id: string }) {
  const { editor } = useSession()
  const { isDisabled } = useFieldTarget()
  const copy = useCopy(words)
  const run = useRun()
  const findings = useFieldFindings(['id'])
  const [typed, setTyped] = useState(id)
  const problem = problemOf(typed)

  function problemOf(wanted: string): string | undefined {
    if (wanted === id) return undefined
    if (!isBlockId(wanted)) return words.bad
    return editor.tree.index.has(wanted) ? words.taken : undefined
  }

  /** On leaving the input, not on every key: actions would follow each intermediate name. */
  function rename(): void {
    if (typed === id) return
    if (problem === undefined && run(renameBlock, { id, to: typed }).ok) return
    setTyped(id)
  }

  return (
    <FieldFrame path={['id']} title={words.id} help={words.idHelp} findings={findings}>
      {(parts) => (
        <>
          <Space.Compact block>
            <Input
              id={parts.id}
              value={typed}
              disabled={isDisabled}
              autoComplete="off"
              spellCheck={false}
              status={problem === undefined ? '' : 'error'}
              aria-invalid={problem !== undefined}
              aria-describedby={parts.describedBy}
              onChange={(event) => setTyped(event.target.value)}
              onBlur={rename}
              onPressEnter={rename}
            />
            <Tooltip title={words.anchor}>
              <Button icon={<LinkOutlined />} aria-label={words.anchor} onClick={() => void copy(`#${id}`)} />
            </Tooltip>
          </Space.Compact>
          {problem !== undefined && <p className="ed-field-note">{problem}</p>}
        </>
      )}
    </FieldFrame>
  )
}
