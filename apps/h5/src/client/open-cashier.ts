import type { Client } from '@yingzao/contract/client'
import type { Platform, StandIn } from '@yingzao/host'
import type { CashierTools } from '@yingzao/host/cashier'
import type { CashierWindow } from '../cashier/cashier-window'
import { readSettings } from './settings'

interface Page {
  ask: Client['ask']
  standIn: StandIn
}

/**
 * Opens the cashier over this page. False: it has none, or its script does not arrive, and the page for payments has to
 * do.
 */
export async function openCashier(
  wish: Parameters<Platform['cashier']>[0],
  means: Parameters<Platform['cashier']>[1],
  { ask, standIn }: Page,
): Promise<boolean> {
  // From the current page, which may have arrived without a load.
  const { cashier = '' } = readSettings()
  const there: CashierWindow = window
  if (means.isOnPageOnly || !cashier || !(there.yzCashier || (await load(cashier)))) return false
  await there.yzCashier?.(wish, means, { ...onThisPage, ask, standIn })
  return true
}

const onThisPage: Pick<CashierTools, 'address' | 'reload' | 'agreements'> = {
  address: () => location.href,
  reload: () => location.reload(),
  agreements: () =>
    [...document.querySelectorAll<HTMLAnchorElement>('main .yz-pay__contract a[href]')].map((link) => ({
      text: link.textContent ?? '',
      href: link.href,
    })),
}

function load(src: string): Promise<boolean> {
  return new Promise((resolve) => {
    const script = Object.assign(document.createElement('script'), {
      src,
      onload: () => resolve(true),
      onerror: () => resolve(false),
    })
    document.head.append(script)
  })
}
