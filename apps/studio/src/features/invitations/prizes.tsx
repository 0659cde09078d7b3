import { studioOperations } from '@yingzao/contract/studio'
import { App, Button, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { ListTable } from '../../ui/list/list-table'
import { useMember } from '../../ui/member-context'
import { moneyText } from '../../ui/money-text'
import { problemText } from '../../ui/problem-text'
import { type ActivityDetail, CHANGED, type PrizeRow } from './activity-rows'
import { PrizeForm } from './prize-form'
import { StockForm } from './stock-form'
import { wording } from './wording'

const words = wording.prizes

/** The dialog that is open above the prizes. */
type Opened = { form: 'prize'; prize: PrizeRow | undefined } | { form: 'stock'; prize: PrizeRow }

/** The prizes of an activity, with the current stock of each. */
export function Prizes({ detail }: { detail: ActivityDetail }) {
  const [opened, setOpened] = useState<Opened>()
  const mayChange = mayCall(useMember(), studioOperations.invitePrizeChange)
  const remove = useRemove(detail)
  const close = () => setOpened(undefined)
  return (
    <section className="st-part">
      <div className="iv-head">
        <h3>{words.title}</h3>
        {mayChange && (
          <Button size="small" onClick={() => setOpened({ form: 'prize', prize: undefined })}>
            {words.add}
          </Button>
        )}
      </div>
      <div className="iv-wide">
        <ListTable<PrizeRow>
          rowKey="prize_id"
          columns={columnsOf(
            mayChange
              ? {
                  change: (prize) => setOpened({ form: 'prize', prize }),
                  stock: (prize) => setOpened({ form: 'stock', prize }),
                  remove,
                }
              : undefined,
          )}
          rows={detail.prizes}
          empty={words.none}
        />
      </div>
      {opened?.form === 'prize' && <PrizeForm detail={detail} prize={opened.prize} onClose={close} />}
      {opened?.form === 'stock' && (
        <StockForm revision={detail.activity.revision} prize={opened.prize} onClose={close} />
      )}
    </section>
  )
}

function useRemove({ activity }: ActivityDetail): (prize: PrizeRow) => void {
  const { message, modal } = App.useApp()
  const call = useStudioCall('invitePrizeRemove', { changes: CHANGED })
  return ({ prize_id, name }) =>
    void modal.confirm({
      title: words.removeTitle(name),
      content: words.removeText,
      okText: words.remove,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        call.mutate(
          { prize_id, base_revision: activity.revision },
          {
            onSuccess: () => void message.success(words.removed),
            onError: (problem) =>
              void message.error(problemText(problem, { conflict: wording.form.conflict })),
          },
        ),
    })
}

type Acts = Record<'change' | 'stock' | 'remove', (prize: PrizeRow) => void>

function columnsOf(acts: Acts | undefined): TableColumnsType<PrizeRow> {
  const { columns } = words
  return [
    {
      title: columns.tier,
      width: 104,
      render: (_, { state, need }) => (
        <>
          {words.tier(state)}
          <div className="st-soft">{words.need(need)}</div>
        </>
      ),
    },
    {
      title: columns.name,
      width: 150,
      render: (_, { name, image }) => (
        <span className="iv-prize">
          {image !== '' && <img src={image} alt="" />}
          {name}
        </span>
      ),
    },
    number(columns.worth, 96, ({ worth }) => (worth === 0 ? '—' : moneyText(worth))),
    number(columns.stock, 64, ({ stock }) => String(stock)),
    number(columns.issued, 64, ({ issued }) => String(issued)),
    ...(acts
      ? [
          {
            width: 150,
            render: (_: unknown, prize: PrizeRow) => (
              <span className="st-row-actions">
                <Button
                  type="link"
                  size="small"
                  aria-label={words.changeName(prize.name)}
                  onClick={() => acts.change(prize)}
                >
                  {words.change}
                </Button>
                <Button
                  type="link"
                  size="small"
                  aria-label={words.stockName(prize.name)}
                  onClick={() => acts.stock(prize)}
                >
                  {words.stock}
                </Button>
                <Button
                  type="link"
                  size="small"
                  danger
                  disabled={prize.is_promised}
                  title={prize.is_promised ? words.promised : undefined}
                  aria-label={words.removeName(prize.name)}
                  onClick={() => acts.remove(prize)}
                >
                  {words.remove}
                </Button>
              </span>
            ),
          },
        ]
      : []),
  ]
}

function number(
  title: string,
  width: number,
  text: (row: PrizeRow) => string,
): TableColumnsType<PrizeRow>[number] {
  return {
    title,
    width,
    align: 'right',
    render: (_, row) => <span className="st-number">{text(row)}</span>,
  }
}
