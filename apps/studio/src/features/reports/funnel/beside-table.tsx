import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type { TableColumnsType } from 'antd'
import { studioQuery } from '../../../state/queries'
import { ListTable } from '../../../ui/list/list-table'
import { moneyText } from '../../../ui/money-text'
import { ProblemNote } from '../../../ui/problem-note'
import { Part } from '../parts/part'
import { wording } from '../wording'
import { countText, partText } from '../words/numbers'
import { sliceText } from '../words/slice-words'
import { besideOf, besideWanted, type FunnelFilter, type FunnelStep, stepsOf } from './funnel-filter'

const words = wording.funnel

interface Row {
  step: 'view' | FunnelStep
  /** In the order of what is compared; undefined while being fetched. */
  told: readonly ({ visitors: number; first: number; amount: number } | undefined)[]
}

/** The funnels of some versions or variants side by side, one step per row. */
export function BesideTable({ filter, today }: { filter: FunnelFilter; today: string }) {
  const { by = 'version' } = filter
  const values = besideOf(filter)
  const asked = useQueries({
    queries: values.map((value) => ({
      ...studioQuery('reportFunnel', besideWanted(filter, value, today)),
      placeholderData: keepPreviousData,
    })),
  })
  const failed = asked.find(({ error }) => error !== null)
  const rows = ['view' as const, ...stepsOf(filter)].map((step, place): Row => {
    const told = asked.map(({ data }) => {
      const found = data?.steps[place]
      return found && { ...found, first: data.steps[0]?.visitors ?? 0 }
    })
    return { step, told }
  })
  return (
    <Part isTable title={words.beside.title}>
      {failed?.error && <ProblemNote problem={failed.error} retry={() => void failed.refetch()} />}
      <div className="rp-wide" aria-busy={asked.some(({ data, error }) => !data && !error)}>
        <ListTable<Row, string>
          rowKey="step"
          columns={columnsOf(values.map((value) => sliceText(by, value)))}
          rows={rows}
        />
      </div>
    </Part>
  )
}

function columnsOf(names: readonly string[]): TableColumnsType<Row> {
  return [
    { title: words.step, fixed: 'left', render: (_, { step }) => words.names[step] },
    ...names.map((name, index) => ({
      title: name,
      children: [
        column(words.visitors, index, ({ visitors }) => countText(visitors)),
        column(words.ofFirst, index, ({ visitors, first }) => partText(visitors, first)),
        column(words.amount, index, ({ amount }) => (amount === 0 ? '' : moneyText(amount))),
      ],
    })),
  ]
}

function column(
  title: string,
  index: number,
  text: (told: NonNullable<Row['told'][number]>) => string,
): TableColumnsType<Row>[number] {
  return {
    title,
    align: 'right',
    render: (_, { told }) => {
      const found = told[index]
      return <span className="st-number">{found ? text(found) : '…'}</span>
    },
  }
}
