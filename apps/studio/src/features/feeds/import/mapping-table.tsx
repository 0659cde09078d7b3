import type { FeedKind } from '@yingzao/contract/studio'
import { Select, Tag } from 'antd'
import { columnTitle, holdsMoney } from '../column-words'
import { unitOptions } from '../units'
import { type Mapping, placeOf, type Report, type Unit } from './mapping'
import { wording } from './wording'

const words = wording.mapping
const NONE = ''
/** The most of a title that the call accepts. */
const MOST_TITLE = 60

interface MappingTableProps {
  kind: FeedKind
  report: Report
  mapping: Mapping
  onMapping: (mapping: Mapping) => void
}

/** Which column of the file was matched to which of ours, and the unit of its money; each can be changed. */
export function MappingTable({ kind, report: { columns, titles }, mapping, onMapping }: MappingTableProps) {
  const options = [
    { value: NONE, label: words.none },
    ...[...new Set(titles)]
      .filter((title) => title !== '' && title.length <= MOST_TITLE)
      .map((value) => ({ value, label: value })),
  ]
  return (
    <section className="st-part fd-mapped-part">
      <h3>{words.title}</h3>
      <table className="fd-mapping" aria-label={words.title}>
        <thead>
          <tr>
            <th scope="col">{words.ours}</th>
            <th scope="col">{words.theirs}</th>
            <th scope="col">{words.unit}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((place) => {
            const { name, is_needed } = place
            const { column, unit } = placeOf(place, mapping)
            const title = columnTitle(kind, name)
            return (
              <tr key={name}>
                <td>
                  {title} {is_needed && <Tag>{words.needed}</Tag>}
                </td>
                <td>
                  <Select<string>
                    aria-label={`${title} ${words.theirs}`}
                    showSearch
                    status={is_needed && column === null ? 'error' : ''}
                    value={column ?? NONE}
                    options={options}
                    onChange={(chosen) =>
                      onMapping({ ...mapping, [name]: { column: chosen === NONE ? null : chosen } })
                    }
                  />
                </td>
                <td>
                  {holdsMoney(kind, name) && column !== null && (
                    <Select<Unit>
                      aria-label={`${title} ${words.unit}`}
                      value={unit as Unit}
                      placeholder={words.unit}
                      options={unitOptions}
                      onChange={(chosen) => onMapping({ ...mapping, [name]: { column, unit: chosen } })}
                    />
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
