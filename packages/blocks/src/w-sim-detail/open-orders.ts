import type { NearPage, Stop } from '@yingzao/renderer'
import { SIMULATE_NOTICE } from '../simulate/simulate-words'
import { button, choices, element } from './element'
import { orderConfirm } from './order-confirm'
import { keepDraft } from './order-draft'
import { type Faults, type Sheet, SIDES, type Side } from './order-entry'
import { orderForm } from './order-form'
import { orderList } from './order-list'
import { type Order, orderText, stateText } from './order-words'

/** What the owner of a portfolio trades with. */
export interface Orders {
  order(side: Side): void
  list(): void
  stop: Stop
}

interface OrdersOptions {
  /** The dialog that the view has rendered. */
  dialog: HTMLDialogElement
  page: NearPage
  competition_id: string
  /** An order has changed: the portfolio may have changed too. */
  onChange(): void
}

const TABS = { ...SIDES, list: '委托' } as const

/** Makes the content of the sheet: a form, its confirmation, and the orders placed, one at a time. */
export function createOrders({ dialog, page, competition_id, onChange }: OrdersOptions): Orders {
  const popup = dialog.dataset.popup as string
  const content = dialog.querySelector('.yz-order__content') as HTMLElement
  const title = dialog.querySelector('.yz-order__title') as HTMLElement
  const kept = keepDraft(page, competition_id)
  const tabs = choices('买卖和委托', 'yz-order__tabs', TABS, (tab) => (tab === 'list' ? list() : order(tab)))
  const form = orderForm({ page, competition_id, id: `${popup}-form`, kept, confirm })
  const orders = orderList(page, { competition_id, onChange })
  const notice = element('p', 'yz-simulate__notice', SIMULATE_NOTICE)

  function show(name: string, tab: string, ...parts: HTMLElement[]): void {
    title.textContent = name
    tabs.mark(tab)
    content.replaceChildren(...parts, notice)
    content.scrollTop = 0
    page.openPopup(popup)
  }

  function order(side: Side): void {
    show('模拟委托', side, tabs.group, form.form)
    form.turn(side)
  }

  function list(): void {
    show('我的委托', 'list', tabs.group, orders.list)
    orders.renew()
  }

  function confirm(sheet: Sheet): void {
    const part = orderConfirm({ page, competition_id, kept, sheet, back, done })
    show('确认委托', '', part)
    part.querySelector('h3')?.focus()
  }

  function back(faults: Faults = {}): void {
    const { side } = kept.draft
    show('模拟委托', side, tabs.group, form.form)
    form.refuse(faults)
    form.renew()
  }

  function done(given: Order): void {
    kept.done()
    onChange()
    const heading = element('h3', { tabIndex: -1 }, '委托已提交')
    show(
      '委托已提交',
      '',
      element(
        'div',
        'yz-order__confirm',
        heading,
        element(
          'p',
          'yz-order__words',
          `${SIDES[given.side]}${given.name}，${orderText(given)}，${stateText(given)}。`,
        ),
        element('p', 'yz-order__hint', '有符合价格的行情时成交，收市后没有成交的部分自动撤回。'),
        button('查看委托', 'yz-submit', list),
        button('继续委托', 'yz-order__second', () => order(given.side)),
      ),
    )
    heading.focus()
  }

  return {
    order,
    list,
    stop() {
      form.stop()
      orders.stop()
    },
  }
}
