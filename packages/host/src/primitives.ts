import type { CashierWish } from './cashier/wish'

/** A named place of the company's app and what it should show, as `pageName` and `pageParam` of a button name it. */
export interface AppPage {
  name: string
  params: Record<string, string>
}

/** A page of a mini program: `name` is the alias the gateway knows it by. */
export interface MiniProgramPage {
  name: string
  page: string
  query?: string
}

/** A jump inside the app by the numbers of DOMAIN.md 3.5. */
export type Jump =
  | { type: 1; id: number; param?: Record<string, string> }
  | { type: 2; url: string; title?: string }
  | { type: 3; id: string }
  | { type: 4; id: number; param?: Record<string, string> }
  | { type: 5; id: number; group_id?: string }
  | { type: 8; pid: string }
  | { type: 29; page_name: string; params?: Record<string, string> }

/**
 * What an action may ask of the place where a page is open (DOMAIN.md 3.2). Every container implements all of them,
 * each in its own way; a promise resolves when the visitor has seen something happen.
 */
export interface Primitives {
  /** Sends the visitor to log in; they come back to this address. */
  login(): Promise<void>
  appPage(page: AppPage): Promise<void>
  jump(jump: Jump): Promise<void>
  /** Follows an allowed address; shows 链接无效 for any other. */
  openUrl(url: string): Promise<void>
  openMp(page: MiniProgramPage): Promise<void>
  /** Shows a QR image with the tip of the container. */
  showQr(image: string): Promise<void>
  /** Pays an order, in the way of the place. */
  order(pid: string): Promise<void>
  /** Shows our own cashier. */
  cashier(wish: CashierWish): Promise<void>
  /** Takes the visitor to where the app is available, or says how to get there (DOMAIN.md 4.2). */
  download(address: string): Promise<void>
  /** Says that this continues in the app, and offers to open it there or to download the app. */
  appSheet(page?: AppPage): Promise<void>
  /** One step back, or to where a place leads when there is nothing further back. */
  back(): Promise<void>
}
