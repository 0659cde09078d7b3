import type { Field } from '@yingzao/schema/server'
import { wording } from '../../../wording'
import { FieldList } from '../fields/field-list'
import { Group } from './group'

const words = wording.inspector
const VALUE = ['value'] as const

/** The props of the block itself. */
export function ContentGroup({ fields }: { fields: readonly Field[] }) {
  return (
    <Group name="content" title={words.groups.content} isOpenAtFirst paths={VALUE}>
      {fields.length === 0 ? (
        <p className="st-soft">{words.noContent}</p>
      ) : (
        <FieldList fields={fields} path={VALUE} />
      )}
    </Group>
  )
}
