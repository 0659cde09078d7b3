import { z } from 'zod'
import type { AlipaySettings } from '../../../../config/alipay'
import { SANDBOX_PATH, sandboxPage } from '../../../sandbox-page'
import type { SandboxLedger, SandboxServer, WireReply, WireRequest } from '../../sandbox-ledger'
import { readForm } from '../form'
import { parseJson } from '../parse-json'
import type { Fields } from '../signature'
import { billFile } from './bill-file'
import { type AlipayKeys, sandboxAccount, sandboxSettings } from './keys'
import { type AlipayNews, type AlipayNoticeFault, noticeRequest } from './notices'
import { type Answer, sandboxOperations } from './operations'
import { PAGES, requestedTrade } from './page-request'
import { createSandboxTrades, type Done, type Refused } from './trades'
import { problemOf, signedReply } from './wire'

export interface AlipaySandbox {
  /** The settings of its only merchant, for `createAlipay`. */
  settings: AlipaySettings
  /** Speaks as Alipay does: to servers that ask, and to browsers that post a form to `payPage`. */
  server: SandboxServer
  /** Where pages post the form of a payment, at our own origin. It leads on to a page that lets the payer choose. */
  payPage: string
  /** The payer pays an opened trade. */
  pay(outTradeNo: string): Promise<Done | Refused>
  /** What it would send about a trade. It sends nothing by itself. */
  notify(news: AlipayNews, fault?: AlipayNoticeFault): WireRequest
}

/** Our own Alipay for development and tests, with keys of its own and the same wire format. */
export function createAlipaySandbox({
  keys,
  ledger,
  now = () => new Date(),
}: {
  keys: AlipayKeys
  ledger: SandboxLedger
  now?: () => Date
}): AlipaySandbox {
  const account = sandboxAccount(keys)
  const trades = createSandboxTrades({ ledger, now })
  const operations = sandboxOperations(trades, now)

  async function bill({ searchParams }: URL): Promise<WireReply> {
    const day = searchParams.get('day') ?? ''
    if (now().getTime() > Number(searchParams.get('until'))) return plain(403, 'expired')
    const body = await billFile(await trades.onDay(day), { day, sellerId: account.sellerId })
    return { status: 200, headers: { 'content-type': 'application/zip' }, body }
  }

  /** What a browser that has posted a form is shown: the page where the payer pays, or one of Alipay's error codes. */
  async function openPage(fields: Fields): Promise<WireReply> {
    const problem = problemOf(fields, account)
    if (problem !== undefined) return plain(400, problem)
    const trade = requestedTrade(fields)
    if (!trade) return plain(400, 'isv.invalid-parameter')
    const opened = await trades.open(trade)
    if ('code' in opened) return plain(400, opened.code)
    const location = sandboxPage({
      what: 'alipay',
      out_trade_no: trade.outTradeNo,
      return_url: fields.return_url ?? '',
    })
    return { status: 302, headers: { location }, body: Buffer.alloc(0) }
  }

  async function answer(fields: Fields, origin: string): Promise<Answer> {
    const problem = problemOf(fields, account)
    if (problem !== undefined) return { code: problem }
    const operation = new Map(Object.entries(operations)).get(fields.method ?? '')
    try {
      return operation
        ? await operation(parseJson(fields.biz_content ?? ''), origin)
        : { code: 'isv.invalid-method' }
    } catch (error) {
      if (error instanceof z.ZodError) return { code: 'isv.invalid-parameter' }
      throw error
    }
  }

  return {
    settings: sandboxSettings(keys),
    payPage: PAY_PAGE,
    async server({ method, url, body }) {
      const address = new URL(url, 'https://alipay.invalid')
      if (method === 'GET') return bill(address)
      // Others put what all requests have into the address.
      const fields = { ...Object.fromEntries(address.searchParams), ...readForm(body) }
      if (PAGES.has(fields.method ?? '')) return openPage(fields)
      return signedReply(fields.method ?? '', await answer(fields, address.origin), account)
    },
    pay: trades.pay,
    notify: (news, fault) => noticeRequest(news, { account, now: now(), fault }),
  }
}

const PAY_PAGE = `${SANDBOX_PATH}/alipay`

function plain(status: number, text: string): WireReply {
  return { status, headers: { 'content-type': 'text/plain' }, body: Buffer.from(text) }
}
