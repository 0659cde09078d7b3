import { readHandset, studioOperations } from '@yingzao/contract/studio'
import { Alert, App, Button, Input, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { usePhoneFind } from '../../ui/list/use-phone-find'
import { useMember } from '../../ui/member-context'
import { ReasonDialog } from '../../ui/reason-dialog'
import { CHANGED } from './group-row'
import { wording } from './wording'

type MemberRow = Answer<'groupMemberList'>['list'][number]

const words = wording.members

/** The members of a group, the latest to join first; found by a full phone number, and removed with a reason. */
export function Members({ group_id }: { group_id: string }) {
  const [uid, setUid] = useState<number>()
  const list = useList('groupMemberList', { group_id, ...(uid !== undefined && { uid }) })
  const [leaving, setLeaving] = useState<MemberRow>()
  const mayRemove = mayCall(useMember(), studioOperations.groupMemberRemove)
  return (
    <section className="st-part gr-members">
      <h3>{wording.detail.members}</h3>
      {mayRemove && <Find group_id={group_id} isNarrow={uid !== undefined} onFound={setUid} />}
      <ListBody list={list}>
        <ListTable<MemberRow, number>
          rowKey="uid"
          columns={columnsOf(mayRemove ? setLeaving : undefined)}
          rows={list.rows}
          isOld={list.isOld}
          empty={words.none}
        />
      </ListBody>
      {leaving && <Removal group_id={group_id} member={leaving} onClose={() => setLeaving(undefined)} />}
    </section>
  )
}

function Find({
  group_id,
  isNarrow,
  onFound,
}: {
  group_id: string
  isNarrow: boolean
  onFound: (uid: number | undefined) => void
}) {
  const [typed, setTyped] = useState('')
  const { find, say, searchBy } = usePhoneFind('groupMemberFind', {
    tooMany: words.tooMany,
    beside: { group_id },
    onFound({ uid }) {
      if (uid === null) return words.nobody
      onFound(uid)
      return undefined
    },
  })
  const { isFinding, note, search } = searchBy(async (text) => {
    const handset = readHandset(text)
    if (handset !== undefined) return find(handset)
    say(words.findForm)
    return text
  }, undefined)
  const start = async () => setTyped(await search(typed))
  return (
    <>
      <div className="gr-line">
        <Input
          className="gr-wide"
          aria-label={words.find}
          placeholder={words.find}
          maxLength={64}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={() => void start()}
        />
        <Button loading={isFinding} disabled={typed.trim() === ''} onClick={() => void start()}>
          {words.run}
        </Button>
        {isNarrow && (
          <Button type="link" size="small" onClick={() => onFound(undefined)}>
            {words.all}
          </Button>
        )}
      </div>
      <div aria-live="polite">{note && <Alert type="warning" showIcon title={note} />}</div>
    </>
  )
}

function Removal({
  group_id,
  member,
  onClose,
}: {
  group_id: string
  member: MemberRow
  onClose: () => void
}) {
  const { message } = App.useApp()
  const call = useStudioCall('groupMemberRemove', { changes: CHANGED })
  return (
    <ReasonDialog
      wording={{
        title: words.removeTitle,
        about: words.removeText,
        reason: words.reason,
        reasonHint: words.reasonHint,
        usualReasons: words.usualReasons,
        submit: words.remove,
      }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { group_id, uid: member.uid, reason },
          {
            onSuccess: () => {
              void message.success(words.removed)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}

function columnsOf(onRemove: ((member: MemberRow) => void) | undefined): TableColumnsType<MemberRow> {
  return [
    { title: words.handset, render: (_, { handset }) => <span className="st-number">{handset}</span> },
    {
      title: words.joined,
      width: 160,
      render: (_, { joined_at }) => <span className="st-number">{dateTimeText(joined_at)}</span>,
    },
    ...(onRemove
      ? [
          {
            width: 70,
            render: (_: unknown, member: MemberRow) => (
              <Button
                type="link"
                danger
                size="small"
                aria-label={words.removeName(member.handset)}
                onClick={() => onRemove(member)}
              >
                {words.remove}
              </Button>
            ),
          },
        ]
      : []),
  ]
}
