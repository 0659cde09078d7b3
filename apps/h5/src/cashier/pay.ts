import '../passport/styles/tokens.css'
import '../passport/styles/frame.css'
import '../passport/styles/toast.css'
import { operationRoutes, type PaymentChannel } from '@yingzao/contract/client'
import { browserPlatform, createBrowserClient, createPlace } from '@yingzao/host'
import type { CashierWish } from '@yingzao/host/cashier'
import { copy } from '../client/copy'
import { readSettings } from '../client/settings'
import { toast } from '../client/toast'
import type { CashierWindow } from './cashier-window'

/** Names in the address that do not belong to the goods. */
const OTHERS = ['pid', 'at', 'by', 'from', 'openid', 'text']

const query: Record<string, string> = {}
new URLSearchParams(location.search).forEach((value, name) => {
  query[name] = value
})
const { dataset } = document.body

void start()

/** The page for payments: the same cashier as on every other page, on its own. */
async function start(): Promise<void> {
  const settings = readSettings()
  const { ask, call } = createBrowserClient({
    gatewayOrigin: settings.gatewayOrigin ?? '',
    routeOf: (id) => operationRoutes[id],
    toast,
    onTokenLost: () => undefined,
  })
  const place = document.querySelector('.pp-card') as HTMLElement
  const platform = browserPlatform({
    settings,
    call,
    toast,
    copy,
    standIn,
    pageCode: () => query.page_code ?? '',
    async cashier(wish, means) {
      place.textContent = ''
      await (window as CashierWindow).yzCashier?.(wish, means, {
        ask,
        standIn,
        address: () => location.href,
        reload: () => location.reload(),
        agreements: () => [],
        page: {
          place,
          returnTo: dataset.return || '/h5-page/',
          by: query.by as PaymentChannel | undefined,
          formHosts: JSON.parse(dataset.forms || '[]'),
          keep,
        },
      })
      return true
    },
  })
  const { primitives } = await createPlace(platform)
  await primitives.cashier(wished())
}

/** What the address contains. An order is put there once it is created, so that it is found after a reload. */
function wished(): CashierWish {
  const { pid, at } = query
  if (pid) return { pid, ...(at === 'return' && { at }) }
  const goods: Record<string, string> = {}
  for (const name of Object.keys(query)) if (!OTHERS.includes(name)) goods[name] = query[name] ?? ''
  return { goods }
}

function keep(shown: { pid: string; at?: 'return' }): void {
  const { from } = query
  const kept = new URLSearchParams({ ...shown, ...(from && { from }) })
  history.replaceState(null, '', `${location.pathname}?${kept}`)
}

/** The only dialog on this page is the one that says that there is an app. */
async function standIn(dialog: HTMLElement): Promise<void> {
  const stand = await import(/* webpackChunkName: "cashier-dialog" */ '../client/dialog-stand-in')
  stand.standIn(dialog)
}
