import { yuanOf } from '@yingzao/contract/client'
import { clearFaultsWhileTyping, type Faults, showFaults } from './faults'
import { type Order, REFUND_WORDS } from './order-view'
import { ask, isLoggedIn, part, show, whileBusy, wordsFor } from './page'
import { installSheet, openSheet } from './sheet'
import { isTicked } from './typed'

type RefundState = NonNullable<Order['refund']>

interface RefundListener {
  /** How far the refund of an order is now. */
  onAsked(order: Order, state: RefundState): void
  onLoginLost(): void
  /** Called when the sheet is closed; the button that opened it may be gone. */
  focusOn(order: Order): void
}

const OTHER = '其他原因'

let about: Order | undefined

/** Prepares the sheet in which somebody requests a refund. */
export function installRefund(listener: RefundListener): void {
  installSheet(part<HTMLDialogElement>('.pp-sheet'), () => {
    if (about && document.activeElement === document.body) listener.focusOn(about)
  })
  clearFaultsWhileTyping()
  part<HTMLFormElement>('.pp-sheet form').onsubmit = (event) => {
    event.preventDefault()
    const order = about
    if (!order) return
    void whileBusy(part<HTMLButtonElement>('.pp-sheet [type=submit]'), async () => {
      if (showFaults(faultsBefore())) showFaults(await askFor(order, listener))
    })
  }
}

/** Opens it for an order, empty. */
export async function openRefund(order: Order): Promise<void> {
  about = order
  part<HTMLFormElement>('.pp-sheet form').reset()
  showFaults({})
  part('[data-refund-order]').textContent = `${order.name}，实付 ¥${yuanOf(order.payable)}`
  show('.pp-sheet form', true)
  show('[data-refund-done]', false)
  await openSheet(part<HTMLDialogElement>('.pp-sheet'))
}

const typedMore = () => part<HTMLInputElement>('#more').value.trim()
const chosen = () => part<HTMLSelectElement>('#reason').value

function faultsBefore(): Faults {
  return {
    ...(chosen() ? {} : { reason: '请选择退款原因' }),
    ...(chosen() === OTHER && !typedMore() ? { more: '请简单说明原因' } : {}),
    ...(isTicked('understood') ? {} : { understood: '请先确认您已了解退款说明' }),
  }
}

/** Ends with what is under way; otherwise returns what is wrong. A repeat learns how far the first one is. */
async function askFor(order: Order, { onAsked, onLoginLost }: RefundListener): Promise<Faults> {
  const reason = [chosen(), typedMore()].filter(Boolean).join('：')
  try {
    const { response, msg } = await ask('askRefund', { pid: order.pid, reason })
    if (!response) return { form: msg }
    showDone(response.state)
    onAsked(order, response.state)
    return {}
  } catch (error) {
    if (isLoggedIn()) return { form: wordsFor(error) }
    part<HTMLDialogElement>('.pp-sheet').close()
    onLoginLost()
    return {}
  }
}

function showDone(state: RefundState): void {
  const [title, next] = REFUND_WORDS[state]
  part('[data-refund-title]').textContent = title
  part('[data-refund-next]').textContent = next
  show('.pp-sheet form', false)
  show('[data-refund-done]', true)
  part('[data-refund-done]').focus()
}
