import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { StatusMark } from '../../ui/status-mark'
import type { SignedRow } from './signed-address'
import { wording } from './wording'

const words = wording.columns

/** The columns of the list, from left to right. A click anywhere opens a row; by keyboard its number does. */
export function signedColumns(onOpen: (contract_no: string) => void): TableColumnsType<SignedRow> {
  return [
    {
      title: words.number,
      width: 190,
      render: (_, { contract_no }) => (
        <CellLink onOpen={() => onOpen(contract_no)}>
          <span className="st-number">{contract_no}</span>
        </CellLink>
      ),
    },
    {
      title: words.title,
      width: 240,
      ellipsis: true,
      render: (_, { title, version }) => (
        <>
          {title} <span className="st-soft">{wording.version(version)}</span>
        </>
      ),
    },
    { title: words.product, width: 180, ellipsis: true, render: (_, { product_name }) => product_name },
    {
      title: words.signer,
      width: 130,
      render: (_, { handset }) =>
        handset === '' ? (
          <span className="st-soft">{wording.erased}</span>
        ) : (
          <span className="st-number">{handset}</span>
        ),
    },
    { title: words.state, width: 120, render: (_, row) => <SignedMark row={row} /> },
    {
      title: words.signed,
      width: 150,
      render: (_, { signed_at }) => <span className="st-number">{dateTimeText(signed_at)}</span>,
    },
  ]
}

/** Whether a contract is in force. */
export function SignedMark({ row: { withdrawn_at, sealed_at } }: { row: SignedRow }) {
  if (withdrawn_at !== null) return <StatusMark tone="quiet">{wording.states.withdrawn}</StatusMark>
  if (sealed_at === null) return <StatusMark tone="busy">{wording.states.unsealed}</StatusMark>
  return <StatusMark tone="success">{wording.states.standing}</StatusMark>
}
