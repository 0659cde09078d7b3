import { studioOperations } from '@yingzao/contract/studio'
import { Button } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { DecisionDialog } from './decision-dialog'
import { NoteForm } from './note-form'
import { NoteHistory } from './note-history'
import type { NoteRow, Version } from './note-rows'
import { useApproval } from './use-approval'
import { VersionCard } from './version-card'
import { wording } from './wording'

const words = wording.detail

type Opened = 'form' | { kind: 'send' | 'withdraw' | 'retract'; version: Version }

/** The notes about a share: what customers read beside what is waiting, and every earlier version. */
export function NoteDrawer({ row, onClose }: { row: NoteRow; onClose: () => void }) {
  const [opened, setOpened] = useState<Opened>()
  const member = useMember()
  const mayWrite = mayCall(member, studioOperations.instrumentNoteWrite)
  const close = () => setOpened(undefined)
  return (
    <>
      <DetailDrawer
        width={760}
        title={`${row.name} ${row.code}`}
        extra={
          mayWrite && (
            <Button size="small" onClick={() => setOpened('form')}>
              {words.rewrite}
            </Button>
          )
        }
        query={{ data: row, error: null, refetch: async () => ({}) as never }}
        onClose={onClose}
      >
        {(shown) => (
          <>
            <div className="in-sides">
              <Shown row={shown} onAct={setOpened} />
              <Waiting row={shown} onAct={setOpened} />
            </div>
            <NoteHistory code={shown.code} />
          </>
        )}
      </DetailDrawer>
      {opened === 'form' && <NoteForm row={row} onClose={close} />}
      {typeof opened === 'object' && <DecisionDialog {...opened} onClose={close} />}
    </>
  )
}

interface SideProps {
  row: NoteRow
  onAct: (opened: Opened) => void
}

function Shown({ row: { out }, onAct }: SideProps) {
  const mayWithdraw = mayCall(useMember(), studioOperations.instrumentNoteWithdraw)
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{out?.state === 'expired' ? words.outExpired : words.out}</h3>
        {out && mayWithdraw && (
          <Button size="small" danger onClick={() => onAct({ kind: 'withdraw', version: out })}>
            {words.withdraw}
          </Button>
        )}
      </div>
      {out ? <VersionCard version={out} /> : <p className="st-soft">{words.noOut}</p>}
    </section>
  )
}

function Waiting({ row, onAct }: SideProps) {
  const { waiting, returned } = row
  const member = useMember()
  const approval = useApproval(row)
  const mayDecide = mayCall(member, studioOperations.instrumentNoteDecide)
  const mayRetract = mayCall(member, studioOperations.instrumentNoteWithdraw)
  const version = waiting ?? returned
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{waiting || !returned ? words.waiting : words.returned}</h3>
        {waiting && (
          <div className="in-acts">
            {waiting.is_own && mayRetract && (
              <Button size="small" onClick={() => onAct({ kind: 'retract', version: waiting })}>
                {words.retract}
              </Button>
            )}
            {!waiting.is_own && mayDecide && (
              <>
                <Button size="small" onClick={() => onAct({ kind: 'send', version: waiting })}>
                  {words.send}
                </Button>
                <Button
                  size="small"
                  type="primary"
                  loading={approval.isPending}
                  onClick={() => approval.ask(waiting)}
                >
                  {words.approve}
                </Button>
              </>
            )}
          </div>
        )}
      </div>
      {approval.problem}
      {version ? <VersionCard version={version} /> : <p className="st-soft">{words.noWaiting}</p>}
      {waiting?.is_own && mayDecide && <p className="st-hint">{words.own}</p>}
    </section>
  )
}
