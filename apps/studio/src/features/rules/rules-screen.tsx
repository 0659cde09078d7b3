import './rules.css'
import '../../ui/list/list.css'
import { PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Button, Card, type TableColumnsType, Tooltip } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { CellLink } from '../../ui/list/cell-link'
import { ClearFilter } from '../../ui/list/clear-filter'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { SearchField } from '../../ui/list/search-field'
import { useList } from '../../ui/list/use-list'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { Screen } from '../../ui/screen'
import { draftOf } from './expression/draft'
import { type Names, sentenceOf } from './expression/sentence'
import { RuleForm, type RuleRow } from './rule-form'
import { useRulesAddress } from './rules-address'
import { useNames } from './use-names'
import { wording } from './wording'

const PART = 50

/** The existing rules, whom each matches, and what uses it. */
export function RulesScreen() {
  const { filter, opened, setFilter, open } = useRulesAddress()
  const list = useList('ruleList', { ...filter, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.ruleCreate)
  const names = useNames()
  const remove = useRemove()
  const isNarrow = filter.q !== undefined
  const rule = list.rows?.find(({ rule_id }) => rule_id === opened)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayChange && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {wording.add}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <search className="st-filter" aria-label={wording.filter}>
          <SearchField
            className="st-filter-wide"
            prefix={<SearchOutlined aria-hidden="true" />}
            label={wording.q}
            maxLength={64}
            value={filter.q ?? ''}
            onSearch={(q) => setFilter({ q: q || undefined })}
          />
          <ClearFilter isNarrow={isNarrow} onClear={() => setFilter({})} />
        </search>
        <ListBody list={list}>
          <ListTable<RuleRow, string>
            rowKey="rule_id"
            columns={columnsOf({ names, ...(mayChange && { open, remove }) })}
            rows={list.rows}
            isOld={list.isOld}
            empty={isNarrow ? wording.noneFound : wording.none}
            {...(mayChange && { opened, onOpen: open })}
          />
        </ListBody>
      </Card>
      {mayChange && rule && <RuleForm key={rule.rule_id} rule={rule} onClose={() => open(undefined)} />}
      {isAdding && <RuleForm rule={undefined} onClose={() => setAdding(false)} />}
    </Screen>
  )
}

/** Asks before a rule is deleted, and says what prevents it. */
function useRemove() {
  const { message, modal } = App.useApp()
  const call = useStudioCall('ruleDelete', { changes: ['ruleList', 'ruleNames'] })
  return ({ rule_id, name, revision: base_revision }: RuleRow) =>
    void modal.confirm({
      title: wording.delete.title(name),
      content: wording.delete.text,
      okText: wording.delete.act,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        call.mutateAsync({ rule_id, base_revision }).then(
          () => void message.success(wording.delete.done),
          (problem) => void message.error(problemText(problem, { conflict: wording.form.conflict })),
        ),
    })
}

interface Ways {
  names: Names
  open?: (id: string) => void
  remove?: (rule: RuleRow) => void
}

function columnsOf({ names, open, remove }: Ways): TableColumnsType<RuleRow> {
  const words = wording.columns
  return [
    {
      title: words.name,
      width: 200,
      render: (_, { rule_id, name }) => (
        <>
          {open ? <CellLink onOpen={() => open(rule_id)}>{name}</CellLink> : name}
          <div className="st-soft">{rule_id}</div>
        </>
      ),
    },
    {
      title: words.says,
      render: (_, { expression }) => {
        const draft = draftOf(expression)
        return draft ? <span className="ru-says">{sentenceOf(draft, names)}</span> : wording.unreadable
      },
    },
    { title: words.uses, width: 100, render: (_, { uses }) => <Uses uses={uses} /> },
    { title: words.updated, width: 150, render: (_, { updated_at }) => dateTimeText(updated_at) },
    ...(remove
      ? [
          {
            width: 70,
            render: (_: unknown, rule: RuleRow) => (
              <Button
                type="link"
                danger
                size="small"
                aria-label={wording.delete.name(rule.name)}
                onClick={(event) => {
                  event.stopPropagation()
                  remove(rule)
                }}
              >
                {wording.delete.act}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

function Uses({ uses }: Pick<RuleRow, 'uses'>) {
  if (uses.length === 0) return <span className="st-soft">{wording.unused}</span>
  const said = uses.map(({ kind, name }) => wording.usedAs(wording.useKinds[kind], name)).join(wording.join)
  return (
    <Tooltip title={said}>
      <button
        type="button"
        className="ru-uses"
        onClick={(event) => event.stopPropagation()}
        aria-label={said}
      >
        {wording.uses(uses.length)}
      </button>
    </Tooltip>
  )
}
