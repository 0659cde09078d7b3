import { type OperationResponse, type Operations, yuanOf } from '@yingzao/contract/client'
import { loadPage, loadWhenWanted } from './list-states'
import { ask, part, show } from './page'
import { minuteText } from './when'

type Receipt = OperationResponse<Operations['orderReceipt']>

const CHANNELS: Readonly<Record<Receipt['channel'], string>> = {
  wx_jsapi: '微信支付（微信内）',
  wx_h5: '微信支付（手机浏览器）',
  wx_mp: '微信支付（小程序）',
  wx_native: '微信支付（扫码）',
  alipay_wap: '支付宝（手机网站）',
  alipay_page: '支付宝（电脑网站）',
}

/** In the words of the catalogue, for an invalid number. */
const MISSING = '订单不存在'

/** A receipt to be printed or kept as a picture. */
export function installReceipt(): void {
  // After logging in, visitors return to this very receipt.
  const here = encodeURIComponent(location.pathname + location.search)
  part<HTMLAnchorElement>('[data-login]').href = `/passport/m/login?from=${here}`
  part('[data-print]').onclick = () => print()
  loadWhenWanted(load)
}

function load(): Promise<void> {
  show('[data-missing]', false)
  showReceipt()
  return loadPage(async () => {
    const pid = new URLSearchParams(location.search).get('pid') ?? ''
    if (!/^[\w-]{1,64}$/.test(pid)) return showMissing(MISSING)
    const { response, msg } = await ask('orderReceipt', { pid })
    if (!response) return showMissing(msg)
    showReceipt(response)
    return undefined
  })
}

function showMissing(words: string): undefined {
  part('[data-missing] p').textContent = words
  show('[data-missing]', true)
}

function showReceipt(receipt?: Receipt): void {
  show('[data-states]', !receipt)
  show('.pp-receipt', Boolean(receipt))
  // Some web views of other apps cannot print; a screenshot will do there.
  show('[data-print]', Boolean(receipt) && 'print' in window)
  const rows = receipt ? rowsOf(receipt) : {}
  for (const place of document.querySelectorAll<HTMLElement>('[data-row]'))
    place.textContent = rows[place.dataset.row ?? ''] ?? ''
  const back = receipt ? sentBack(receipt) : ''
  part('[data-refunded]').textContent = back
  show('[data-refunded]', back !== '')
}

function rowsOf(receipt: Receipt): Readonly<Record<string, string>> {
  const { months, begins_at, ends_at, revoked_at } = receipt
  const until = ends_at === null ? '长期有效' : minuteText(ends_at)
  const stopped = revoked_at === null ? '' : `（已于 ${minuteText(revoked_at)} 停止）`
  return {
    pid: receipt.pid,
    name: receipt.name,
    months: months === null ? '长期有效' : `${months} 个月`,
    dates: `${minuteText(begins_at)}\n至 ${until}${stopped}`,
    figures: `¥${yuanOf(receipt.amount)}`,
    capitals: receipt.amount_capitals,
    paidAt: minuteText(receipt.paid_at),
    channel: CHANNELS[receipt.channel],
    transaction: receipt.transaction_id,
    company: receipt.company,
    license: receipt.license_no,
  }
}

/** Returns how much of it was refunded; empty: nothing. */
function sentBack({ refunds, amount, is_refunded }: Receipt): string {
  const last = refunds[refunds.length - 1]
  if (!last) return ''
  const sum = refunds.reduce((before, one) => before + one.amount, 0)
  const when = minuteText(last.refunded_at)
  return is_refunded
    ? `已全额退款 ¥${yuanOf(sum)}（${when}）`
    : `已部分退款 ¥${yuanOf(sum)}（${when}），实收 ¥${yuanOf(amount - sum)}`
}
