import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { StatusMark } from '../../ui/status-mark'
import type { ContractRow } from './contract-rows'
import { wording } from './wording'

const words = wording.columns

/** The columns, from left to right. A click anywhere opens the row; for the keyboard there is a link on the title. */
export function contractColumns(onOpen: (id: string) => void): TableColumnsType<ContractRow> {
  return [
    {
      title: words.title,
      // On a phone it would otherwise get no width, and it is what opens the row.
      width: 220,
      ellipsis: true,
      render: (_, { contract_id, title }) => <CellLink onOpen={() => onOpen(contract_id)}>{title}</CellLink>,
    },
    { title: words.id, width: 130, ellipsis: true, render: (_, { contract_id }) => contract_id },
    {
      title: words.live,
      width: 180,
      render: (_, { live_version, has_draft }) => (
        <>
          <StatusMark tone={live_version === null ? 'quiet' : 'success'}>
            {live_version === null ? wording.notLive : wording.version(live_version)}
          </StatusMark>
          {has_draft && <span className="st-soft"> {wording.hasDraft}</span>}
        </>
      ),
    },
    {
      title: words.products,
      width: 260,
      ellipsis: true,
      render: (_, { products }) =>
        products.length === 0 ? (
          <span className="st-soft">{wording.noProducts}</span>
        ) : (
          wording.listed(products.map(({ name }) => name))
        ),
    },
    {
      title: words.signed,
      width: 96,
      align: 'right',
      render: (_, { signed }) => <span className="st-number">{signed}</span>,
    },
    {
      title: words.updated,
      width: 150,
      render: (_, { updated_at }) => <span className="st-number">{dateTimeText(updated_at)}</span>,
    },
  ]
}
