import './comparison.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { BlockTitle } from '../block-title/block-title'
import { CellText } from './cell-text'
import { comparedColumns } from './compared'
import type { ComparisonProps } from './props'

function Comparison({ props }: ViewProps<ComparisonProps>) {
  const { title, look, columns, list } = props
  if (columns.length === 0 || list.length === 0) return null
  return (
    <div className={`yz-comparison yz-comparison--${look}`}>
      <BlockTitle text={title} />
      {look === 'table' ? <Table props={props} /> : <Cards props={props} />}
    </div>
  )
}

/** If large text leaves no space for all columns, the table scrolls sideways while the row names stay in place. */
function Table({ props }: { props: ComparisonProps }) {
  const columns = comparedColumns(props)
  const label = props.title || '对比表'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, by the keyboard too.
    <section className="yz-comparison__box" aria-label={label} tabIndex={0}>
      <table className={`yz-comparison__table yz-comparison__table--${columns.length}`}>
        <thead>
          <tr>
            <td />
            {columns.map(({ place, title, isChosen }) => (
              <th key={place} scope="col" className={chosenClass(isChosen)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {props.list.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and two may be called the same.
            <tr key={index}>
              <th scope="row">{row.name}</th>
              {columns.map(({ place, isChosen }) => (
                <td key={place} className={chosenClass(isChosen)}>
                  <CellText text={row[place]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** One card per column; two are side by side, three one below the other. */
function Cards({ props }: { props: ComparisonProps }) {
  const columns = comparedColumns(props)
  return (
    <div className={`yz-comparison__cards yz-comparison__cards--${columns.length}`}>
      {columns.map(({ place, title, isChosen }) => (
        <div key={place} className={`yz-comparison__card ${chosenClass(isChosen) ?? ''}`.trim()}>
          <h3 className="yz-comparison__name">{title}</h3>
          <dl className="yz-comparison__rows">
            {props.list.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and two may be called the same.
              <div key={index} className="yz-comparison__row">
                <dt>{row.name}</dt>
                <dd>
                  <CellText text={row[place]} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  )
}

function chosenClass(isChosen: boolean): string | undefined {
  return isChosen ? 'yz-comparison__chosen' : undefined
}

export const comparison = defineView<ComparisonProps>({ name: 'comparison', view: Comparison })
