import { yuanOf } from '@yingzao/contract/client'
import type { NearPage, Stop } from '@yingzao/renderer'
import { type Answer, LOADING } from '../answers/answer'
import { followAnswer } from '../answers/follow-answer'
import { followOwnAnswer } from '../answers/follow-own-answer'
import type { OwnPart } from '../answers/own-live'
import { COUPONS_CHANGED } from '../answers/own-words'
import { partShower } from '../answers/part-shower'
import { takeLater } from '../answers/take-later'
import { IS_NUMBER } from './renewable-number'
import {
  billOf,
  type Coupons,
  leftText,
  type Own,
  type Reminder,
  renewAction,
  type Sale,
  type Sku,
  type Stage,
  skusOf,
  stageOf,
  standingOf,
} from './renewal'

/** The renewal of the logged-in visitor, in the card that the view has rendered. */
export function own(card: HTMLElement, page: NearPage): OwnPart {
  const { own: product = '', end = '0' } = card.dataset
  if (!IS_NUMBER.test(product)) return { does: {}, stop: () => undefined }
  const show = partShower(card, card.querySelector('.yz-renew__body') as HTMLElement)
  const before = page.session.get(`renew ${product}`)
  let mine: Answer<Own> = LOADING
  let sale: Answer<Sale> = LOADING
  let coupons: Answer<Coupons> = LOADING
  let shown: Stage | undefined
  let offer: Offer | undefined
  let again = () => undefined as unknown
  let againCoupons = () => undefined as unknown
  let stopSale: Stop | undefined
  let stopCoupons: Stop | undefined
  let hasGone = false

  function look(): void {
    const now = page.now()
    const stage = stageOf({
      own: mine,
      sale,
      now,
      end: Number(end),
      before: before ? Number(before) : undefined,
    })
    const { word, until } = standingOf(mine, stage, now)
    if (mine.state === 'known' && mine.response.name) write('name', mine.response.name)
    write('word', word)
    write('until', until)
    if (stage !== shown) turnTo(stage)
    if (offer) {
      offer.write('left', leftText(Number(end), now))
      offer.bill(coupons)
    }
  }

  function turnTo(stage: Stage): void {
    shown = stage
    card.className = `yz-renew yz-renew--${stage}`
    const body = show(stage === 'anonymous' ? undefined : stage)
    offer = undefined
    const problem = mine.state === 'failed' ? mine : sale
    if (stage === 'failed' && problem.state === 'failed' && problem.msg)
      (body.firstElementChild as Element).textContent = problem.msg
    if (stage === 'offer' && mine.state === 'known' && sale.state === 'known')
      offer = offerIn(body, product, skusOf(sale.response, mine.response), { choose, pay })
  }

  /** Lets the page that the visitor returns to after paying see that the product was renewed. */
  function pay(): void {
    const until = mine.state === 'known' ? mine.response.expire_at : null
    page.session.set(`renew ${product}`, String(until ?? 0))
  }

  function choose(sku: Sku): void {
    coupons = LOADING
    stopCoupons?.()
    const of = { shop_product_id: product, sku_id: String(sku.sku_id) }
    stopCoupons = followOwnAnswer(page, 'usableCoupons', of, (answer, ask) => {
      coupons = answer
      againCoupons = ask
      if (offer) look()
    })
  }

  function write(name: string, text: string): void {
    writeIn(card, name, text)
  }

  function followSale(): void {
    if (stopSale || mine.state !== 'known' || mine.response.renew_sku_ids.length === 0) return
    stopSale = followAnswer(page, 'salePageInfo', { shop_product_id: product }, (answer) => {
      sale = answer
      look()
    })
  }

  function remind(answer: Answer<Reminder>): void {
    if (answer.state !== 'known' || !answer.response.need_remind || card.querySelector('.yz-renew__remind'))
      return
    const { title, content, button_text, target } = answer.response
    const strip = takeLater(card, 'remind')
    const [heading, words, button] = strip.children as unknown as [Element, Element, HTMLElement]
    heading.textContent = title
    words.textContent = content
    button.textContent = button_text
    if (target?.action.type === 7) button.replaceWith(linkOf(button, target.action.atext))
    else if (target) button.dataset.act = JSON.stringify(target.action)
    card.querySelector('.yz-renew__product')?.after(strip)
  }

  const stopOwn = followOwnAnswer(page, 'userProductInfo', { product_id: product }, (answer, ask) => {
    mine = answer
    again = ask
    look()
    followSale()
  })
  const stopRemind = followOwnAnswer(page, 'jumpRemindFind', { page_code: page.pageCode() }, remind)
  const lookForCoupons = () => againCoupons()
  document.addEventListener(COUPONS_CHANGED, lookForCoupons)
  if (end !== '0')
    page.everySecond(() => {
      look()
      return hasGone || !card.isConnected
    })

  function askAgain(): void {
    again()
    stopSale?.()
    stopSale = undefined
    sale = LOADING
    followSale()
  }

  return {
    does: { login: () => page.login(), again: askAgain },
    stop() {
      hasGone = true
      for (const stop of [stopOwn, stopRemind, stopSale, stopCoupons]) stop?.()
      document.removeEventListener(COUPONS_CHANGED, lookForCoupons)
    },
  }
}

interface Offer {
  write(name: string, text: string): void
  bill(coupons: Answer<Coupons>): void
}

/** What a visitor chooses and agrees to, and the button that passes it on: without the consent it has no action. */
function offerIn(
  body: HTMLElement,
  product: string,
  skus: readonly Sku[],
  { choose, pay }: { choose(sku: Sku): void; pay(): void },
): Offer {
  const tiers = body.querySelector('fieldset') as HTMLFieldSetElement
  const box = body.querySelector('input[type=checkbox]') as HTMLInputElement
  const button = body.querySelector('button') as HTMLButtonElement
  let [chosen] = skus as [Sku]
  let coupon: number | undefined
  fill(tiers, skus)

  function handOn(): void {
    if (box.checked) button.dataset.act = JSON.stringify(renewAction(product, chosen.sku_id, coupon))
    else delete button.dataset.act
  }

  tiers.addEventListener('change', ({ target }) => {
    const { value } = target as HTMLInputElement
    chosen = skus.find(({ sku_id }) => String(sku_id) === value) || chosen
    choose(chosen)
  })
  box.addEventListener('change', () => {
    if (box.checked) agree('')
    handOn()
  })
  button.addEventListener('click', () => {
    if (box.checked) return pay()
    agree('请先阅读并同意后再续费')
    box.focus()
  })

  function agree(missing: string): void {
    writeIn(body, 'note', missing)
    if (missing) box.setAttribute('aria-invalid', 'true')
    else box.removeAttribute('aria-invalid')
  }

  choose(chosen)
  return {
    write: (name, text) => writeIn(body, name, text),
    bill(coupons) {
      const bill = billOf(chosen, coupons)
      coupon = bill.user_coupon_id
      for (const name of ['coupon', 'payable', 'before'] as const) writeIn(body, name, bill[name])
      handOn()
    },
  }
}

function fill(tiers: HTMLElement, skus: readonly Sku[]): void {
  const row = tiers.lastElementChild as Element
  skus.forEach(({ sku_id, name, price }, index) => {
    const own = row.cloneNode(true) as Element
    const [input, words, amount] = own.children as unknown as [HTMLInputElement, Element, Element]
    input.value = String(sku_id)
    input.checked = index === 0
    words.textContent = name
    amount.textContent = `¥${yuanOf(price)}`
    row.before(own)
  })
  row.remove()
}

/** An empty line takes no space, except for the one that is announced when it changes. */
function writeIn(place: HTMLElement, name: string, text: string): void {
  const line = place.querySelector(`.yz-renew__${name}`) as HTMLElement
  if (line.textContent !== text) line.textContent = text
  if (name !== 'note') line.hidden = text === ''
}

/** An address becomes a link, wherever it is given. */
function linkOf(button: HTMLElement, to = ''): HTMLAnchorElement {
  const link = document.createElement('a')
  link.className = button.className
  link.href = to
  link.append(button.textContent || '')
  return link
}
