import {
  CallError,
  COUPON_ALREADY_RECEIVED,
  COUPON_UNUSABLE,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/client'
import { clearFaultsWhileTyping, type Faults, showFaults } from './faults'
import { ask, isLoggedIn, part, whileBusy, wordsFor } from './page'
import { dayText } from './when'

/** What is wrong with a code on paper, by the gateway's response to it. */
const REFUSALS: Readonly<Record<number, string>> = {
  [COUPON_ALREADY_RECEIVED]: '这种优惠券您已经领取过了',
  [COUPON_UNUSABLE]: '兑换码不正确，或者已被使用、已过期，请核对后再试',
}

const TOO_MANY_REQUESTS = 429
const TOO_MANY = '尝试次数过多，请一小时后再试'

/** Prepares the field for a code on paper. `reload` fetches the list of coupons with the new one. */
export function installRedeem(reload: () => Promise<void>): void {
  clearFaultsWhileTyping()
  const form = part<HTMLFormElement>('.pp-redeem')
  form.onsubmit = (event) => {
    event.preventDefault()
    void whileBusy(part<HTMLButtonElement>('.pp-redeem [type=submit]'), async () => {
      part('[data-redeemed]').textContent = ''
      if (showFaults(typed() ? {} : { code: '请输入兑换码' })) showFaults(await redeem(reload))
    })
  }
}

const typed = () => part<HTMLInputElement>('#code').value.trim()

/** Ends with the coupon in the list; otherwise returns what is wrong, and keeps what was typed. */
async function redeem(reload: () => Promise<void>): Promise<Faults> {
  try {
    const { code, msg, response } = await ask('couponRedeem', { code: typed() })
    if (code in REFUSALS) return { code: REFUSALS[code] ?? msg }
    if (!response) return { code: msg }
    part<HTMLInputElement>('#code').value = ''
    await reload()
    say(response)
    return {}
  } catch (error) {
    if (isTooMany(error)) return { code: TOO_MANY }
    if (isLoggedIn()) return { form: wordsFor(error) }
    await reload()
    return {}
  }
}

function say({ title, expire_at }: OperationResponse<Operations['couponRedeem']>): void {
  part('[data-redeemed]').textContent = `已领取“${title}”，有效期至 ${dayText(expire_at)}。`
}

const isTooMany = (error: unknown) => error instanceof CallError && error.reply.status === TOO_MANY_REQUESTS
