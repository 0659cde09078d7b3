import './coupon.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { commonOf } from '../tap/common-of'
import { Tap } from '../tap/tap'
import { shownOf } from './coupon-state'
import { checkOf } from './own-call'
import type { CouponProps } from './props'

function Coupon({ props }: ViewProps<CouponProps>) {
  const { coupon_id, title, amount, desc } = props
  const { deal, word, note, worth } = useShown(coupon_id)
  return (
    <div
      className={`yz-coupon yz-coupon--${deal}`}
      data-own={coupon_id || undefined}
      hidden={deal === 'none'}
    >
      <Line name="amount" text={worth?.amount ?? (amount && `¥${amount}`)} />
      <div className="yz-coupon__words">
        <Line name="title" text={worth?.title ?? (title || '优惠券')} />
        <Line name="terms" text={worth?.terms ?? desc} />
        <p className="yz-coupon__note" role="status">
          {note}
        </p>
      </div>
      {deal === 'take' ? (
        <Take {...props} />
      ) : deal === 'taken' ? (
        <Taken {...props} />
      ) : (
        <Closed word={word} />
      )}
      <Later name="taken">
        <Taken {...props} />
      </Later>
      <Later name="closed">
        <Closed word="" />
      </Later>
    </div>
  )
}

function useShown(coupon_id: string) {
  const { id, payload } = checkOf(coupon_id)
  const isAsked = useIsLoggedIn() && coupon_id !== ''
  const { answer } = useAnswer(id, isAsked ? (payload as { coupon_id: string }) : undefined)
  return shownOf(answer, useHost().now())
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <p className={`yz-coupon__${name}`} hidden={text === ''}>
      {text}
    </p>
  )
}

/** Visitors who are not logged in are sent to the login first, and then get the coupon. */
function Take({ button }: Pick<CouponProps, 'button'>) {
  return (
    <div className="yz-coupon__deal">
      <button className="yz-tap yz-coupon__button" type="button" data-does="take">
        {button || '立即领取'}
      </button>
    </div>
  )
}

function Taken({ use, use_text }: Pick<CouponProps, 'use' | 'use_text'>) {
  return (
    <div className="yz-coupon__deal">
      <p className="yz-coupon__word">已领取</p>
      {use && (
        <Tap common={commonOf({ action: use })} className="yz-coupon__button">
          {use_text || '去使用'}
        </Tap>
      )}
    </div>
  )
}

function Closed({ word }: { word: string }) {
  return (
    <div className="yz-coupon__deal">
      <p className="yz-coupon__word">{word}</p>
    </div>
  )
}

export const coupon = defineView<CouponProps>({
  name: 'coupon',
  view: Coupon,
  live: ({ coupon_id }) => (coupon_id === '' ? undefined : 'near'),
})
