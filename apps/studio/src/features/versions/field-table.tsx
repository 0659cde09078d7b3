import type { FieldDiff } from '@yingzao/editor-core'
import { AssetName, hashIn } from '../assets'
import { changedMiddle } from './changed-middle'
import { valueText } from './value-text'
import { wording } from './wording'

interface FieldTableProps {
  /** Name of the block that the fields belong to; undefined for the page's own. */
  block: string | undefined
  fields: readonly FieldDiff[]
}

/** Fields before and after, the part that differs marked. */
export function FieldTable({ block, fields }: FieldTableProps) {
  return (
    <table className="vs-fields">
      <thead>
        <tr>
          <th scope="col">{wording.field}</th>
          <th scope="col">{wording.before}</th>
          <th scope="col">{wording.after}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <FieldLine key={field.path.join('.')} block={block} field={field} />
        ))}
      </tbody>
    </table>
  )
}

function FieldLine({ block, field }: { block: string | undefined; field: FieldDiff }) {
  const { path, title, before, after } = field
  // A file is shown by its name: readers cannot see how two addresses differ.
  if (isFile(before) || isFile(after)) {
    return (
      <tr>
        <th scope="row">{title}</th>
        <td>
          {isNamed(before) ? (
            <del>
              <AssetName url={before} />
            </del>
          ) : (
            <Absent />
          )}
        </td>
        <td>
          {isNamed(after) ? (
            <ins>
              <AssetName url={after} />
            </ins>
          ) : (
            <Absent />
          )}
        </td>
      </tr>
    )
  }
  const was = before === undefined ? undefined : valueText(before, block, path)
  const is = after === undefined ? undefined : valueText(after, block, path)
  const middle = was !== undefined && is !== undefined ? changedMiddle(was, is) : undefined
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>
        {was === undefined ? (
          <Absent />
        ) : (
          <>
            {middle?.head}
            {(middle?.before ?? was) && <del>{middle?.before ?? was}</del>}
            {middle?.tail}
          </>
        )}
      </td>
      <td>
        {is === undefined ? (
          <Absent />
        ) : (
          <>
            {middle?.head}
            {(middle?.after ?? is) && <ins>{middle?.after ?? is}</ins>}
            {middle?.tail}
          </>
        )}
      </td>
    </tr>
  )
}

/** Whether an address points into the library. */
function isFile(value: unknown): boolean {
  return isNamed(value) && hashIn(value) !== undefined
}

function isNamed(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function Absent() {
  return <span className="st-soft">{wording.absent}</span>
}
