import '../rules.css'
import '../../../ui/list/list.css'
import { ImportOutlined, PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../../state/date-time-text'
import { useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { CellLink } from '../../../ui/list/cell-link'
import { ListBody } from '../../../ui/list/list-body'
import { ListTable } from '../../../ui/list/list-table'
import { useList } from '../../../ui/list/use-list'
import { useMember } from '../../../ui/member-context'
import { problemText } from '../../../ui/problem-text'
import { Screen } from '../../../ui/screen'
import { ImportDialog } from './import-dialog'
import { CHANGED, TagForm, type TagRow } from './tag-form'
import { wording } from './wording'

const PART = 100
const number = new Intl.NumberFormat('zh-CN')

/** The tags that visitors can have, their origin, and how many visitors have each. */
export function TagsScreen() {
  const list = useList('tagList', { limit: PART })
  const [opened, setOpened] = useState<TagRow>()
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.tagSave)
  const remove = useRemove()
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayChange && (
          <>
            <Button icon={<ImportOutlined aria-hidden="true" />} onClick={() => setImporting(true)}>
              {wording.import.act}
            </Button>
            <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
              {wording.add}
            </Button>
          </>
        )
      }
    >
      <Card className="st-table-card">
        <ListBody list={list}>
          <ListTable<TagRow, string>
            rowKey="pd_code"
            columns={columnsOf(mayChange ? { open: setOpened, remove } : {})}
            rows={list.rows}
            isOld={list.isOld}
            empty={wording.none}
          />
        </ListBody>
      </Card>
      {opened && <TagForm key={opened.pd_code} tag={opened} onClose={() => setOpened(undefined)} />}
      {isAdding && <TagForm tag={undefined} onClose={() => setAdding(false)} />}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </Screen>
  )
}

/** Asks before a tag is taken from everybody who has it, and says what prevents it. */
function useRemove() {
  const { message, modal } = App.useApp()
  const call = useStudioCall('tagDelete', { changes: CHANGED })
  return ({ pd_code, name, people, revision: base_revision }: TagRow) =>
    void modal.confirm({
      title: wording.delete.title(name),
      content: wording.delete.text(number.format(people)),
      okText: wording.delete.act,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        call.mutateAsync({ pd_code, base_revision }).then(
          () => void message.success(wording.delete.done),
          (problem) => void message.error(problemText(problem, { conflict: wording.form.conflict })),
        ),
    })
}

interface Ways {
  open?: (tag: TagRow) => void
  remove?: (tag: TagRow) => void
}

function columnsOf({ open, remove }: Ways): TableColumnsType<TagRow> {
  const words = wording.columns
  return [
    {
      title: words.name,
      width: 220,
      render: (_, tag) => (
        <>
          {open ? <CellLink onOpen={() => open(tag)}>{tag.name}</CellLink> : tag.name}
          <div className="st-soft">{tag.about || tag.pd_code}</div>
        </>
      ),
    },
    {
      title: words.source,
      width: 100,
      render: (_, { expression }) => (expression === null ? wording.imported : wording.computed),
    },
    {
      title: words.people,
      width: 110,
      align: 'right',
      render: (_, { people }) => <span className="st-number">{wording.people(number.format(people))}</span>,
    },
    { title: words.values, render: (_, { values }) => values.join(wording.join) || wording.never },
    {
      title: words.updated,
      width: 150,
      render: (_, { computed_at }) => (computed_at === null ? wording.never : dateTimeText(computed_at)),
    },
    ...(remove
      ? [
          {
            width: 70,
            render: (_: unknown, tag: TagRow) =>
              tag.is_named && (
                <Button
                  type="link"
                  danger
                  size="small"
                  aria-label={wording.delete.name(tag.name)}
                  onClick={() => remove(tag)}
                >
                  {wording.delete.act}
                </Button>
              ),
          },
        ]
      : []),
  ]
}
