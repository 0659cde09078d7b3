import { studioOperations } from '@yingzao/contract/studio'
import { Skeleton } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { mayCall } from '../../state/session'
import { FormProblem } from '../../ui/form-problem'
import { ListBody } from '../../ui/list/list-body'
import type { List } from '../../ui/list/use-list'
import { useMember } from '../../ui/member-context'
import { useQueueKeys } from '../../ui/use-queue-keys'
import { ArticleForm } from './article-form'
import { ArticleItem } from './article-item'
import type { ArticleRow } from './article-rows'
import { ReasonedDialog } from './reasoned-dialog'
import { useArticleDecision } from './use-article-decision'
import { wording } from './wording'

type Opened = { dialog: 'change' | 'reason'; row: ArticleRow }

interface ArticleQueueProps {
  list: List<unknown, ArticleRow>
  empty: string
}

/** Notes one below the other, the current one in full, decided on with keys or with their buttons. */
export function ArticleQueue({ list, empty }: ArticleQueueProps) {
  const mayDecide = mayCall(useMember(), studioOperations.simArticleDecide)
  const decision = useArticleDecision()
  const [opened, setOpened] = useState<Opened>()
  const { rows } = list
  const place = usePlace(rows ?? [])
  const { current } = place
  const mayNow = (row: ArticleRow) =>
    mayDecide && !decision.isPending && !(row.state === 'waiting' && row.is_own)
  const approve = (row: ArticleRow) => {
    if (row.state === 'waiting' && mayNow(row)) decision.decide(row, 'approved')
  }
  const ask = (row: ArticleRow) => {
    if ((row.state === 'waiting' || row.state === 'approved') && mayNow(row))
      setOpened({ dialog: 'reason', row })
  }
  useQueueKeys({
    j: () => place.move(1),
    ArrowDown: () => place.move(1),
    k: () => place.move(-1),
    ArrowUp: () => place.move(-1),
    ...(mayDecide && {
      a: () => current && approve(current),
      d: () => current && ask(current),
    }),
  })
  const close = () => setOpened(undefined)
  return (
    <>
      {mayDecide && <KeyHints />}
      {decision.error && (
        <div className="sa-problem">
          <FormProblem problem={decision.error} />
        </div>
      )}
      <ListBody list={list}>
        {!rows && !list.problem && <Skeleton active className="sa-wait" paragraph={{ rows: 6 }} />}
        {rows?.length === 0 && <p className="st-empty">{empty}</p>}
        <ul ref={place.list} aria-label={wording.list}>
          {rows?.map((row) => (
            <ArticleItem
              key={row.article_id}
              row={row}
              isCurrent={row === current}
              onSelect={() => place.select(row)}
              onChange={() => setOpened({ dialog: 'change', row })}
              {...(mayDecide && {
                acts: {
                  approve: () => approve(row),
                  ask: () => ask(row),
                  reopen: () => decision.decide(row, 'waiting'),
                },
              })}
            />
          ))}
        </ul>
      </ListBody>
      {opened?.dialog === 'change' && <ArticleForm row={opened.row} onClose={close} />}
      {opened?.dialog === 'reason' && <ReasonedDialog row={opened.row} onClose={close} />}
    </>
  )
}

/** The keys in one line. Nothing on a phone, which has none. */
function KeyHints() {
  return (
    <p className="sa-hints">
      {wording.keys.map(([key, act]) => (
        <span key={key}>
          <kbd>{key}</kbd> {act}
        </span>
      ))}
    </p>
  )
}

/** The row that keys act on. When it leaves the list, the next one takes its place. */
function usePlace(rows: readonly ArticleRow[]) {
  const [place, setPlace] = useState<{ id: number | undefined; at: number }>({ id: undefined, at: 0 })
  const list = useRef<HTMLUListElement>(null)
  const wantsFocus = useRef(false)
  const found = rows.findIndex(({ article_id }) => article_id === place.id)
  const at = found === -1 ? Math.min(place.at, rows.length - 1) : found
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    const row = list.current?.querySelector<HTMLElement>('[data-current=true]')
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
  const go = (to: number) => setPlace({ id: rows[to]?.article_id, at: to })
  return {
    current: rows[at],
    list,
    select: (row: ArticleRow) => go(rows.indexOf(row)),
    move(by: number) {
      wantsFocus.current = true
      go(Math.max(0, Math.min(rows.length - 1, at + by)))
    },
  }
}
