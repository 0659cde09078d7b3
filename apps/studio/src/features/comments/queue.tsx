import { type CommentState, commentConsoleLimits as limits, studioOperations } from '@yingzao/contract/studio'
import { App, Skeleton } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import type { List } from '../../ui/list/use-list'
import { useMember } from '../../ui/member-context'
import { useQueueKeys } from '../../ui/use-queue-keys'
import { BlockDialog } from './block-dialog'
import { CommentItem } from './comment-item'
import type { CommentRow } from './comment-rows'
import { KeysDialog } from './keys'
import { QueueHead } from './queue-head'
import { RefuseDialog } from './refuse-dialog'
import type { Decisions } from './use-decisions'
import { usePlace } from './use-place'
import { wording } from './wording'

/** When fewer rows than this are left behind the current one, more are loaded. */
const AHEAD = 5

type Opened =
  | { dialog: 'refuse'; rows: readonly CommentRow[] }
  | { dialog: 'block'; row: CommentRow }
  | { dialog: 'keys' }

interface QueueProps {
  list: List<unknown, CommentRow>
  state: CommentState
  decisions: Decisions
  empty: string
  /** Shows the refused comments of this person. */
  onWriter: (uid: number) => void
}

/** Comments in a list, decided about by keys or by their buttons. */
export function Queue({ list, state, decisions, empty, onWriter }: QueueProps) {
  const mayDecide = mayCall(useMember(), studioOperations.commentDecide)
  const rows = list.rows?.filter((row) => decisions.placeOf(row) === row.state)
  const place = usePlace(rows ?? [])
  const { chosen, toggle, chooseAll, clear } = useChosen(rows ?? [])
  const [opened, setOpened] = useState<Opened>()
  useMoreInTime(list, rows, place.behind, decisions)
  const { current } = place
  const targets = chosen.length > 0 ? chosen : current ? [current] : []

  const decide = (some: readonly CommentRow[], to: CommentState, reason?: string) => {
    if (some.length === 0 || to === state) return
    place.focusNext(some.length === 1 ? some[0]?.comment_id : undefined)
    clear()
    decisions.decide(some, to, reason)
  }
  const ask = (some: readonly CommentRow[]) => {
    if (some.length > 0 && state !== 'refused') setOpened({ dialog: 'refuse', rows: some })
  }
  const undo = () => {
    const [first] = decisions.undo()
    if (first !== undefined) place.focusNext(first)
  }
  const close = () => setOpened(undefined)
  const help = () => setOpened({ dialog: 'keys' })
  useQueueKeys({
    j: () => place.move(1),
    ArrowDown: () => place.move(1),
    k: () => place.move(-1),
    ArrowUp: () => place.move(-1),
    ...(mayDecide && {
      a: () => decide(targets, 'out'),
      d: () => ask(targets),
      b: () => current && setOpened({ dialog: 'block', row: current }),
      z: undo,
      x: () => current && toggle(current),
      Escape: clear,
      '?': help,
      '？': help,
    }),
  })
  return (
    <>
      {mayDecide && (
        <QueueHead
          state={state}
          chosen={chosen.length}
          rows={rows?.length ?? 0}
          last={decisions.last}
          onUndo={undo}
          onChooseAll={chooseAll}
          onClear={clear}
          onPass={() => decide(chosen, 'out')}
          onRefuse={() => ask(chosen)}
          onHelp={help}
        />
      )}
      <ListBody list={{ ...list, rows }}>
        <div ref={place.list}>
          {!rows ? (
            <Skeleton active className="cm-wait" paragraph={{ rows: 6 }} />
          ) : rows.length === 0 ? (
            <p className="st-empty cm-empty" tabIndex={-1}>
              {empty}
            </p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows take the focus is a grid.
            <table role="grid" aria-label={wording.list} className="cm-list">
              <tbody>
                {rows.map((row) => (
                  <CommentItem
                    key={row.comment_id}
                    row={row}
                    isCurrent={row === current}
                    isChosen={chosen.includes(row)}
                    onSelect={() => place.select(row)}
                    onWriter={() => onWriter(row.uid)}
                    {...(mayDecide && {
                      acts: {
                        choose: () => toggle(row),
                        pass: () => decide([row], 'out'),
                        refuse: () => ask([row]),
                        block: () => setOpened({ dialog: 'block', row }),
                      },
                    })}
                  />
                ))}
              </tbody>
            </table>
          )}
        </div>
      </ListBody>
      {opened?.dialog === 'refuse' && (
        <RefuseDialog
          count={opened.rows.length}
          usual={decisions.lastReason}
          onRefuse={(reason) => {
            close()
            decide(opened.rows, 'refused', reason)
          }}
          onClose={close}
        />
      )}
      {opened?.dialog === 'block' && (
        <BlockDialog
          row={opened.row}
          onDone={() => {
            close()
            place.focusNext(opened.row.comment_id)
          }}
          onClose={close}
        />
      )}
      {opened?.dialog === 'keys' && <KeysDialog onClose={close} />}
    </>
  )
}

/** The rows chosen for an action on several at once, as many as one call takes. */
function useChosen(rows: readonly CommentRow[]) {
  const { message } = App.useApp()
  const [ids, setIds] = useState<readonly number[]>([])
  // What a colleague has decided about in the meantime is no longer there.
  const chosen = rows.filter(({ comment_id }) => ids.includes(comment_id))
  return {
    chosen,
    toggle(row: CommentRow) {
      if (chosen.includes(row)) setIds(ids.filter((id) => id !== row.comment_id))
      else if (chosen.length < limits.atOnce) setIds([...ids, row.comment_id])
      else void message.info(wording.acts.most(limits.atOnce))
    },
    chooseAll: () => setIds(rows.slice(0, limits.atOnce).map(({ comment_id }) => comment_id)),
    clear: () => setIds([]),
  }
}

/**
 * Loads the next part before the last row is reached, and loads again once all are decided: some may have arrived in
 * the meantime.
 */
function useMoreInTime(
  list: List<unknown, CommentRow>,
  rows: readonly CommentRow[] | undefined,
  behind: number,
  { isBusy, renew }: Decisions,
): void {
  const isShort = list.hasMore && !list.isLoadingMore && !list.problem && behind < AHEAD
  const isThrough = rows?.length === 0 && list.rows?.length !== 0 && !list.hasMore && !isBusy
  const load = useEffectEvent(() => list.loadMore())
  const ask = useEffectEvent(() => void renew())
  useEffect(() => {
    if (isShort) load()
  }, [isShort])
  useEffect(() => {
    if (isThrough) ask()
  }, [isThrough])
}
