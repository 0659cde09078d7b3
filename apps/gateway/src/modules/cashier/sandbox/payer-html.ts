import { SUPPLIER_TITLES, yuanOf } from '@yingzao/contract/server'
import type { PaymentSupplierName } from '../../../integrations'

/** What a supplier's page says of a payment. */
export interface ShownTrade {
  status: 'open' | 'paid' | 'closed'
  amount: number
  subject: string
  expiresAt: Date
}

interface Shown {
  supplier: PaymentSupplierName
  outTradeNo: string
  back: string
  trade: ShownTrade
  /** Nothing is left to do here, and there is no page to go back to. */
  isDone?: boolean
}

const COLOURS = { wechat: '#0a7d3f', alipay: '#1266c9' } as const

const STYLE = `
  :root { color-scheme: light dark }
  body { margin: 0; padding: 24px; background: #f5f6f8; color: #1f2329; font: 16px/1.6 sans-serif }
  main { max-width: 420px; margin: 8vh auto 0; padding: 24px; background: #fff; border-radius: 12px; text-align: center }
  h1 { margin: 0; font-size: 18px }
  p { margin: 0 0 16px; color: #565d6b }
  b { display: block; margin: 16px 0 0; font-size: 36px; line-height: 1.2 }
  button, a { display: block; box-sizing: border-box; width: 100%; min-height: 48px; margin: 12px 0 0; padding: 11px; border: 1px solid;
    border-radius: 24px; background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer }
  .first { border-color: transparent; color: #fff; font-weight: 600 }
  @media (prefers-color-scheme: dark) { body { background: #17191d; color: #e8eaee } main { background: #23272f } p { color: #a9b0bd } }`

/** A small page that says what is to be paid, and does what a payer can do. */
export function payerHtml(shown: Shown): string {
  const { supplier, trade } = shown
  const [name, colour] = [SUPPLIER_TITLES[supplier], COLOURS[supplier]]
  return [
    `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${name} · 沙箱</title>`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,">',
    `<style>${STYLE}</style><main><h1>${name}（沙箱）</h1><p>不会真的扣款</p>`,
    `<p>${escaped(trade.subject)}</p><b>¥${yuanOf(trade.amount)}</b>`,
    below(shown, colour),
    '</main></html>',
  ].join('')
}

function below({ supplier, outTradeNo, back, trade, isDone }: Shown, colour: string): string {
  const said = trade.status === 'open' && trade.expiresAt.getTime() <= Date.now() ? 'closed' : trade.status
  if (isDone || said !== 'open') {
    const words = { open: '已取消付款', paid: '付款成功', closed: '这笔款已经关闭，付不了' }[said]
    const link = back === '' ? '' : `<a href="${escaped(back)}">返回商家</a>`
    return `<p role="status">${words}${back === '' ? '，请回到商家页面查看结果' : ''}</p>${link}`
  }
  const hidden = Object.entries({ supplier, no: outTradeNo, back })
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`)
    .join('')
  return `<form method="post" action="/sandbox/pay">${hidden}<button class="first" style="background:${colour}" name="do" value="pay">付款</button><button name="do" value="cancel">取消</button></form>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
