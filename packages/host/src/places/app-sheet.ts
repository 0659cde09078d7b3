import type { AppPage } from '../primitives'
import type { Parts } from './parts'

/** When the app has not come to the front by then, it is not installed. */
const OPEN_MS = 2000

/** Offers to open the app at a page, and to download it, as far as this deployment has addresses for either. */
export async function showAppSheet({ outside, settings, own }: Parts, page?: AppPage): Promise<void> {
  const { appLink, iosStore, androidStore } = settings
  const store = /iP(hone|ad|od)|Mac OS/.test(outside.userAgent) ? iosStore : androidStore

  function download(): void {
    own.to(store)
  }

  function open(): void {
    const hasGone = own.to(appLink, page && { page_name: page.name, ...page.params })
    if (hasGone && store) outside.after(OPEN_MS, () => outside.isHidden() || download())
  }

  await outside.overlays.appSheet({ ...(appLink && { open }), ...(store && { download }) })
}
