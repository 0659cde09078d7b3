import '../../ui/list/list.css'
import './renewals.css'
import { useQuery } from '@tanstack/react-query'
import { Card, Segmented, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'
import { ListTable } from '../../ui/list/list-table'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { wording } from './wording'

type Summary = Answer<'renewalSummary'>
type Product = Summary['products'][number]
type Reminder = Summary['reminders'][number] & { key: string }

const PERIODS = [7, 30, 90] as const

/** What is due for renewal, by product, and the result of reminders. */
export function RenewalsScreen() {
  const [days, setDays] = useState<(typeof PERIODS)[number]>(30)
  const { data, error, refetch } = useQuery(studioQuery('renewalSummary', { days }))
  return (
    <Screen title={wording.title} about={wording.about}>
      {error ? (
        <ProblemNote problem={error} retry={() => void refetch()} />
      ) : (
        <>
          <Part title={wording.ending} about={wording.endingAbout}>
            <ListTable<Product, number>
              rowKey="shop_product_id"
              columns={productColumns}
              rows={data?.products}
              empty={wording.noneEnding}
            />
          </Part>
          <Part title={wording.reminders} about={wording.remindersAbout}>
            <Segmented
              className="rn-days"
              aria-label={wording.days}
              value={days}
              options={PERIODS.map((value) => ({ value, label: wording.lastDays(value) }))}
              onChange={setDays}
            />
            <ListTable<Reminder, string>
              rowKey="key"
              columns={reminderColumns}
              rows={data?.reminders.map((row) => ({ ...row, key: `${row.kind} ${row.page_code}` }))}
              empty={wording.noneShown}
            />
          </Part>
        </>
      )}
    </Screen>
  )
}

function Part({ title, about, children }: { title: string; about: string; children: React.ReactNode }) {
  return (
    <Card className="st-table-card rn-part">
      <h2>
        {title} <span className="st-soft">{about}</span>
      </h2>
      {children}
    </Card>
  )
}

const productColumns: TableColumnsType<Product> = [
  { title: wording.product, render: (_, { name }) => name },
  number(wording.soon, ({ soon }) => wording.people(soon)),
  number(wording.ended, ({ ended }) => wording.people(ended)),
]

const reminderColumns: TableColumnsType<Reminder> = [
  { title: wording.kind, render: (_, { kind }) => wording.kinds[kind] },
  { title: wording.page, render: (_, { page_code }) => page_code },
  number(wording.shown, ({ shown }) => String(shown)),
  number(wording.paid, ({ paid }) => String(paid)),
  number(wording.rate, ({ shown, paid }) => `${Math.round((100 * paid) / shown)}%`),
]

function number<Row>(title: string, text: (row: Row) => string): TableColumnsType<Row>[number] {
  return { title, align: 'right', render: (_, row) => <span className="st-number">{text(row)}</span> }
}
