import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { studioQuery, useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { DetailDrawer } from '../../ui/detail-drawer'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { CodesDialog } from './codes-dialog'
import { CouponForm } from './coupon-form'
import { BatchMark } from './coupon-marks'
import { type BatchDetail, type BatchRow, CHANGED, worthText } from './coupon-rows'
import { fieldsOf } from './form-values'
import { Holders } from './holders'
import { wording } from './wording'

const words = wording.detail

/** While somebody has it open, stock and use are counted again. */
const LIVE_MS = 15_000

/** A batch with its current figures, its terms and who has one, next to the list. */
export function CouponDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({ ...studioQuery('couponBatchDetail', { coupon_id: id }), refetchInterval: LIVE_MS })
  return (
    <DetailDrawer
      width={640}
      title={query.data?.batch.title ?? words.title}
      extra={<span className="st-soft">{id}</span>}
      query={query}
      onClose={onClose}
    >
      {(detail) => (
        <div className="st-coupon">
          <Figures batch={detail.batch} />
          <Terms detail={detail} />
          <Codes batch={detail.batch} />
          <Holders coupon_id={id} />
        </div>
      )}
    </DetailDrawer>
  )
}

function useMayChange(): boolean {
  return mayCall(useMember(), studioOperations.couponBatchChange)
}

function Part({ title, acts, children }: { title: string; acts?: ReactNode; children: ReactNode }) {
  const mayChange = useMayChange()
  return (
    <section className="st-part">
      <div className="st-coupon-head">
        <h3>{title}</h3>
        {mayChange && <div>{acts}</div>}
      </div>
      {children}
    </section>
  )
}

function Figures({ batch }: { batch: BatchRow }) {
  const figures = [
    [wording.columns.stock, wording.stockOf(batch.stock, batch.total)],
    [wording.columns.taken, batch.taken],
    [wording.states.unused, batch.unused],
    [wording.states.locked, batch.locked],
    [wording.states.used, batch.used],
    [wording.states.expired, batch.expired],
  ] as const
  return (
    <dl className="st-coupon-figures">
      {figures.map(([title, figure]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd className="st-number">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Terms({ detail: { batch, product_names, rule_name } }: { detail: BatchDetail }) {
  const [isChanging, setChanging] = useState(false)
  return (
    <Part
      title={words.terms}
      acts={
        <>
          <OpenButton batch={batch} />
          <Button size="small" onClick={() => setChanging(true)}>
            {words.change}
          </Button>
        </>
      }
    >
      <dl className="st-facts">
        <dt>{wording.columns.state}</dt>
        <dd>
          <BatchMark state={batch.state} />
        </dd>
        <dt>{wording.columns.worth}</dt>
        <dd>{worthText(batch)}</dd>
        <dt>{words.products}</dt>
        <dd>{product_names.length === 0 ? words.allProducts : words.listed(product_names)}</dd>
        <dt>{words.receiving}</dt>
        <dd>{windowText(batch.receive_from, batch.receive_to)}</dd>
        <dt>{words.using}</dt>
        <dd>{usingText(batch)}</dd>
        <dt>{words.perUser}</dt>
        <dd>{words.pieces(batch.per_user)}</dd>
        <dt>{words.rule}</dt>
        <dd>{rule_name ?? words.anybody}</dd>
      </dl>
      {isChanging && <CouponForm batch={batch} onClose={() => setChanging(false)} />}
    </Part>
  )
}

/** Closes a batch, or opens it again; people who have a coupon keep it. */
function OpenButton({ batch }: { batch: BatchRow }) {
  const { message } = App.useApp()
  const change = useStudioCall('couponBatchChange', { changes: CHANGED })
  const { coupon_id, revision: base_revision, is_open } = batch
  return (
    <Button
      size="small"
      loading={change.isPending}
      onClick={() =>
        change.mutate(
          { ...fieldsOf(batch), coupon_id, base_revision, is_open: !is_open },
          {
            onSuccess: () => void message.success(is_open ? words.closed : words.opened),
            onError: (problem) =>
              void message.error(problemText(problem, { conflict: wording.form.conflict })),
          },
        )
      }
    >
      {is_open ? words.close : words.open}
    </Button>
  )
}

function Codes({ batch }: { batch: BatchRow }) {
  const [isMaking, setMaking] = useState(false)
  return (
    <Part
      title={words.codes}
      acts={
        <Button size="small" disabled={batch.stock === 0} onClick={() => setMaking(true)}>
          {words.makeCodes}
        </Button>
      }
    >
      <p className={batch.codes === 0 ? 'st-soft' : undefined}>
        {batch.codes === 0 ? words.noCodes : words.codesOf(batch.codes, batch.codes_redeemed)}
      </p>
      {isMaking && <CodesDialog batch={batch} onClose={() => setMaking(false)} />}
    </Part>
  )
}

function windowText(from: string | null, to: string | null): string {
  if (from && to) return words.fromUntil(dateTimeText(from), dateTimeText(to))
  if (from) return words.from(dateTimeText(from))
  return to ? words.until(dateTimeText(to)) : words.always
}

function usingText({ use_from, use_to, use_days }: BatchRow): string {
  if (use_days === null) return windowText(use_from, use_to)
  return use_from ? words.fromAndDays(dateTimeText(use_from), use_days) : words.days(use_days)
}
