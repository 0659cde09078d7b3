import './notes.css'
import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { CellLink } from '../../ui/list/cell-link'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { NoteDrawer } from './note-drawer'
import { NoteFilterBar } from './note-filter-bar'
import { NoteForm } from './note-form'
import { NoteMark } from './note-mark'
import { type NoteRow, noteAddress, type Version } from './note-rows'
import { wording } from './wording'

const PART = 50
const OPENED: OpenedLine<string> = {
  name: 'share',
  read: (text) => (/^\d{6}$/.test(text) ? text : undefined),
}

/** Advisers' notes about shares: what customers read, and what is waiting for a second person. */
export function NotesScreen() {
  const { filter, opened, setFilter, open } = useListAddress(noteAddress, OPENED)
  const list = useList('instrumentNoteList', { ...filter, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const mayWrite = mayCall(useMember(), studioOperations.instrumentNoteWrite)
  const row = list.rows?.find(({ code }) => code === opened)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayWrite && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {wording.add}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <NoteFilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <ListTable<NoteRow, string>
            rowKey="code"
            className="in-table"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={noteAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {row && <NoteDrawer key={row.code} row={row} onClose={() => open(undefined)} />}
      {isAdding && <NoteForm row={undefined} onClose={() => setAdding(false)} />}
    </Screen>
  )
}

function columnsOf(onOpen: (code: string) => void): TableColumnsType<NoteRow> {
  const words = wording.columns
  return [
    {
      title: words.share,
      width: 130,
      render: (_, { code, name }) => (
        <>
          <CellLink onOpen={() => onOpen(code)}>{name}</CellLink>
          <div className="st-soft st-number">{code}</div>
        </>
      ),
    },
    { title: words.out, render: (_, { out }) => <Brief version={out} /> },
    { title: words.waiting, render: (_, { waiting, returned }) => <Brief version={waiting ?? returned} /> },
    {
      title: words.written,
      width: 150,
      render: (_, { written_at }) => <span className="st-number">{dateTimeText(written_at)}</span>,
    },
  ]
}

/** A version in the few lines of a cell. */
function Brief({ version }: { version: Version | null }) {
  if (!version) return <span className="st-soft">{wording.nothing}</span>
  return (
    <>
      <div className="in-brief">{version.text}</div>
      <div className="in-brief-facts">
        <NoteMark version={version} />
        <span className="st-soft">
          {version.adviser} · {wording.until(version.good_until)}
        </span>
      </div>
    </>
  )
}
