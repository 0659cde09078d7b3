import './figures.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { BlockTitle } from '../block-title/block-title'
import type { FiguresProps } from './props'

/** If any number is longer, all are shown smaller, so that three fit in a row. */
const SHORT = 5

function Figures({ props: { title, look, list, source, date } }: ViewProps<FiguresProps>) {
  if (list.length === 0) return null
  const size = list.some(({ value }) => value.length > SHORT) ? 'long' : 'short'
  return (
    <div className={`yz-figures yz-figures--${look} yz-figures--${size}`}>
      <BlockTitle text={title} />
      <dl className={`yz-figures__list yz-figures__list--${list.length}`}>
        {list.map(({ value, unit, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: figures have no id, and two may say the same.
          <div key={index} className="yz-figures__figure">
            <dt>{text}</dt>
            <dd>
              <span className="yz-figures__number">{value || '—'}</span>
              {unit && <span className="yz-figures__unit">{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Proof source={source} date={date} />
    </div>
  )
}

function Proof({ source, date }: Pick<FiguresProps, 'source' | 'date'>) {
  if (source === '' && date === '') return null
  return (
    <p className="yz-figures__proof">
      {source && <span>{`数据来源：${source}${date && '，'}`}</span>}
      {date && <span>{`截至 ${date}`}</span>}
    </p>
  )
}

export const figures = defineView<FiguresProps>({ name: 'figures', view: Figures })
