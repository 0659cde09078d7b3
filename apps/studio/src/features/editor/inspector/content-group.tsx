import type { Field } from '@yingzao/schema/server'
import { FieldList } from '../fields/field-list'
import { Group } from './group'
import { wording } from './wording'

const VALUE = ['value'] as const

/** The props of the block itself. */
export function ContentGroup({ fields }: { fields: readonly Field[] }) {
  return (
    <Group name="content" title={wording.groups.content} isOpenAtFirst paths={VALUE}>
      {fields.length === 0 ? (
        <p className="st-soft">{wording.noContent}</p>
      ) : (
        <FieldList fields={fields} path={VALUE} />
      )}
    </Group>
  )
}
