import { type Path, valueAt } from '@yingzao/editor-core'
import type { BlocksField as BlocksFieldOf } from '@yingzao/schema/server'
import { Button } from 'antd'
import { useSession } from '../session/session-context'
import { FieldFrame } from './field-frame'
import { MIXED, useFieldFact, useFieldTarget } from './field-target'
import { useFieldFindings } from './use-field-findings'
import { wording } from './wording'

const words = wording.blocks

/** Blocks are added on the canvas and in the layers; this shows how many there are, and a link to them. */
export function BlocksField({ field, path }: { field: BlocksFieldOf; path: Path }) {
  const { editor } = useSession()
  const { ids } = useFieldTarget()
  const findings = useFieldFindings(path)
  const count = useFieldFact(path, (value) => (Array.isArray(value) ? value.length : 0))
  const [id = ''] = ids
  return (
    <FieldFrame
      path={path}
      title={field.title}
      help={field.help}
      isRequired={field.required}
      findings={findings}
    >
      {(parts) => (
        <span className="ed-blocks-field">
          <span className="st-soft">{count === MIXED ? wording.mixed : words.count(count)}</span>
          <Button
            id={parts.id}
            type="link"
            size="small"
            disabled={count === MIXED || count === 0}
            onClick={() => editor.select([firstIn(id)])}
          >
            {words.show}
          </Button>
        </span>
      )}
    </FieldFrame>
  )

  function firstIn(blockId: string): string {
    const blocks = valueAt(editor.tree.index.get(blockId)?.block, path) as { id: string }[]
    return blocks[0]?.id ?? blockId
  }
}
