import type { NearPage } from '@yingzao/renderer'
import { yuanText } from '../simulate/simulate-words'
import { button, choices, element, write } from './element'
import { followSheet } from './follow-sheet'
import { numberRow } from './number-row'
import type { KeptDraft } from './order-draft'
import {
  countText,
  type Draft,
  type Faults,
  faultsOf,
  KINDS,
  mostOf,
  partOfMost,
  type Sheet,
  SIDES,
  type Side,
  stepCount,
  stepPrice,
  usualPrice,
} from './order-entry'
import { costOfDraft, feesText } from './order-words'
import { quoteLine } from './quote-line'
import { shareSearch } from './share-search'

export interface OrderForm {
  form: HTMLElement
  turn(side: Side): void
  /** Shows what is wrong, beside its field, and moves the focus there. */
  refuse(faults: Faults): void
  /** Queries the sheet again, as after an order. */
  renew(): void
  stop(): void
}

interface OrderFormOptions {
  page: NearPage
  competition_id: string
  id: string
  kept: KeptDraft
  confirm(sheet: Sheet): void
}

const PARTS = [
  [0.25, '1/4'],
  [0.5, '1/2'],
  [1, '全部'],
] as const
const T1 = '当日买入次日可卖'

/** The form of an order. What was typed is kept in the draft, and everything it shows follows from draft and sheet. */
export function orderForm({ page, competition_id, id, kept, confirm }: OrderFormOptions): OrderForm {
  let sheet: Sheet | undefined
  let faults: Faults = {}

  const search = shareSearch(page, `${id}-share`, {
    type: (text) => choose({ text, code: '' }),
    choose({ code, name }) {
      choose({ text: `${name} ${code}`, code })
      search.input.value = kept.draft.text
    },
  })
  const shareFault = element('p', {
    className: 'yz-fault',
    id: `${id}-share-fault`,
    role: 'alert',
    hidden: true,
  })
  const quote = quoteLine((price) => change({ price }))
  const kinds = choices('委托方式', 'yz-order__kinds', KINDS, (kind) => change({ kind }))
  const price = numberRow({
    id: `${id}-price`,
    label: '价格（元）',
    inputMode: 'decimal',
    onType: (text) => change({ price: text.trim() }, 'price'),
    onStep: (step) => sheet && change({ price: stepPrice(priceNow(), sheet, step) }, 'price'),
    onLeave: () => check('price'),
  })
  const qty = numberRow({
    id: `${id}-qty`,
    label: '数量',
    inputMode: 'numeric',
    onType: (text) => change({ qty: text.trim() }, 'qty'),
    onStep: (step) => sheet && change({ qty: stepCount(kept.draft.qty, sheet, step) }, 'qty'),
    onLeave: () => check('qty'),
  })
  const quick = element(
    'div',
    { className: 'yz-order__parts', role: 'group', 'aria-label': '按可用数量填写' },
    ...PARTS.map(([part, text]) =>
      button(text, 'yz-order__part', () => {
        if (sheet) change({ qty: partOfMost(sheet, kept.draft.side, part) }, 'qty')
      }),
    ),
  )
  const total = element('dt', {})
  const costs = [element('dt', {}, '预计成交'), element('dt', {}, '费用'), total].map((title) => {
    const value = element('dd', {})
    return { value, row: element('div', {}, title, value) }
  })
  const fees = element('small', {})
  const notes = element('p', 'yz-order__hint')
  const closed = element('p', { className: 'yz-order__closed', id: `${id}-closed`, hidden: true })
  const formFault = element('p', { className: 'yz-fault', role: 'alert', hidden: true })
  const submit = element('button', {
    type: 'submit',
    className: 'yz-tap yz-submit',
    'aria-describedby': closed.id,
  })
  const form = element(
    'form',
    { className: 'yz-order__form', noValidate: true, onsubmit: send },
    element(
      'div',
      'yz-field yz-order__share',
      element('label', { htmlFor: `${id}-share` }, '证券'),
      ...search.parts,
      shareFault,
    ),
    quote.box,
    kinds.group,
    price.row,
    qty.row,
    quick,
    element('dl', 'yz-order__costs', ...costs.map(({ row }) => row)),
    fees,
    notes,
    closed,
    formFault,
    submit,
  )
  form.method = 'dialog'

  const sheets = followSheet(page, {
    competition_id,
    element: form,
    draft: () => kept.draft,
    tell(given, msg) {
      sheet = given
      faults = { ...faults, share: msg }
      look()
    },
  })

  /** What the price field shows. */
  function priceNow(): string {
    const { price: typed, side } = kept.draft
    return typed || (sheet ? usualPrice(sheet, side) : '')
  }

  function choose(more: Pick<Draft, 'text' | 'code'>): void {
    if (more.code !== kept.draft.code) {
      sheet = undefined
      kept.change({ price: '', qty: '' })
    }
    change(more, 'share')
  }

  /** Stores what was typed; errors of the field are cleared. */
  function change(more: Partial<Draft>, field?: keyof Faults): void {
    kept.change(more)
    faults = field === undefined ? {} : { ...faults, [field]: '', form: '' }
    look()
    sheets.ask()
  }

  function check(field: 'price' | 'qty'): void {
    if (!sheet || kept.draft[field] === '') {
      look()
      return
    }
    faults = { ...faults, [field]: faultsOf(kept.draft, sheet)[field] }
    look()
  }

  function look(): void {
    const { draft } = kept
    const { side, kind } = draft
    if (document.activeElement !== search.input) search.input.value = draft.text
    kinds.mark(kind)
    quote.show(sheet)
    price.row.hidden = kind === 'market'
    price.set(priceNow(), draft.price !== '')
    qty.set(draft.qty, true)
    const most = sheet && mostOf(sheet, side)
    qty.aside.textContent =
      sheet && most !== undefined
        ? `${side === 'buy' ? '可买' : '可卖'} ${countText(most)} ${sheet.unit}`
        : ''
    lookAtCost(draft)
    write(notes, noteOf(draft))
    const isSuspended = sheet?.is_suspended ? `${sheet.name}停牌中，不能委托` : ''
    const reason = sheet?.closed_reason || isSuspended
    write(closed, reason)
    submit.disabled = reason !== ''
    submit.textContent = reason === '' ? SIDES[side] : `${SIDES[side]}（现在不能委托）`
    write(shareFault, faults.share || '')
    search.input.setAttribute('aria-invalid', String(!!faults.share))
    price.refuse(faults.price || '')
    qty.refuse(faults.qty || '')
    write(formFault, faults.form || '')
  }

  function lookAtCost(draft: Draft): void {
    const cost = sheet && costOfDraft(draft, sheet)
    const sums = cost
      ? [cost.amount, cost.commission + cost.stamp + cost.transfer, cost.total]
      : [null, null, null]
    for (const [index, { value }] of costs.entries()) {
      const sum = sums[index] ?? null
      value.textContent = sum === null ? '--' : `${yuanText(sum)} 元`
    }
    total.textContent = draft.side === 'buy' ? '预计共付' : '预计到账'
    write(fees, cost ? feesText(cost, draft.side) : '')
  }

  function noteOf({ side, kind }: Draft): string {
    if (!sheet) return T1
    const { qty: all, sellable, unit, cash } = sheet
    const rest = all - sellable
    const said =
      side === 'buy'
        ? [`可用资金 ${yuanText(cash)} 元`, T1]
        : [
            `持有 ${countText(all)} ${unit}`,
            ...(rest > 0 ? [`其中 ${countText(rest)} ${unit}今天不能卖，${T1}`] : [T1]),
          ]
    if (kind === 'market')
      said.push(side === 'buy' ? '市价委托按涨停价冻结资金，按对手价成交' : '按对手价成交')
    return said.join('；')
  }

  function refuse(given: Faults): void {
    faults = given
    look()
    form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }

  function send(event: Event): void {
    event.preventDefault()
    // What is in the field now, typed or not, is what is confirmed.
    if (sheet && kept.draft.kind === 'limit') kept.change({ price: priceNow() })
    if (kept.draft.code !== '' && !sheet) {
      sheets.ask(true)
      return
    }
    const found = faultsOf(kept.draft, sheet)
    refuse(found)
    if (sheet && Object.keys(found).length === 0) confirm(sheet)
  }

  look()
  return {
    form,
    turn(side) {
      if (side !== kept.draft.side) kept.change({ side, price: '', qty: '' })
      faults = {}
      look()
      sheets.ask(true)
    },
    refuse,
    renew: () => sheets.ask(true),
    stop() {
      search.stop()
      sheets.stop()
    },
  }
}
