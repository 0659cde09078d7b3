import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import type { HostSettings } from '../../packages/contract/src/client'
import { drawQr } from '../../packages/host/src/overlays/draw-qr'
import type { Block } from '../../packages/schema/src/client'
import { readBlock } from '../blocks/example-blocks'
import { openTab } from '../testing/browser'
import { type BuiltSite, openBuiltSite } from '../testing/built-site'
import { untilLoaded } from '../testing/until'
import type { Column } from './columns'
import { type AppBridge, recordPage } from './record-page'
import type { Row } from './row'
import { JOINED } from './staff-rows'
import { PAGE, type Step } from './steps'
import { type Asked, ok, type Replies, type StubGateway, stubGateway } from './stub-gateway'

/** A deployment with an app; purchases outside it are paid in our own cashier. */
export const SETTINGS: Partial<HostSettings> = {
  linkHosts: ['*.example.com'],
  appLink: 'https://app.example.com/open',
  iosStore: 'https://app.example.com/ios',
  androidStore: 'https://app.example.com/android',
}

/** Looks like a login to a page; the payload says `{"sub":"10086"}`. */
export const TOKEN = 'x.eyJzdWIiOiIxMDA4NiJ9.x'

/** By then a tap has had its effects, and the test reports what was wrong with them. */
const PATIENCE_MS = 3000

/** What is observed of one tap. */
interface Seen {
  asked: Asked[]
  steps: Step[]
}

/** A page all of whose exits are watched, and which stays where it is. */
export interface WatchedPage extends AsyncDisposable {
  page: Page
  /** Address of the second page. */
  other: string | undefined
  gateway: StubGateway
  /** Gives the visitor a token. */
  logIn(): Promise<void>
  /** All errors of the page. */
  complaints: string[]
  /** What was logged for developers. */
  warnings: string[]
  /** Taps the block with this id and returns what came of it; waits for what is expected, within reason. */
  tap(
    id: string,
    expected: Seen,
    row?: Pick<Row, 'replies' | 'hasBehind'> & { times?: number },
  ): Promise<Seen>
  /** What has been observed since the last call. */
  seen(): Promise<Seen>
}

interface Opened {
  column: Column
  blocks: readonly Block[]
  isLoggedIn?: boolean
  clientVersion?: string
  bridge?: AppBridge
  /** Opens as the preview of a draft. */
  draft?: boolean
  replies?: Replies
  host?: Partial<HostSettings>
  /** A second page of the same site. */
  other?: readonly Block[]
  /** Called before the page is opened. */
  prepare?(site: BuiltSite, page: Page): unknown
}

/** Opens blocks as a page in one container. */
export async function openWatched(browser: Browser, opened: Opened): Promise<WatchedPage> {
  const { column, blocks, isLoggedIn = false, clientVersion = '6.43.0', draft = false, replies = {} } = opened
  const { context, page, complaints } = await openTab(browser, column.context(clientVersion))
  const site = await openBuiltSite(context)
  const usual: Replies = { checkCanJoin: memberships, ...replies }
  const gateway = await stubGateway(context, usual)
  const went: Step[] = []
  const warnings: string[] = []

  await context.addInitScript(recordPage, opened.bridge ?? column.bridge)
  const logIn = () => context.addCookies([{ name: 'token', value: TOKEN, url: new URL(PAGE).origin }])
  if (isLoggedIn) await logIn()
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  // A reply without content leaves the page where it is.
  await context.route(
    ({ href }) => href !== address && href !== other,
    (route) => {
      const request = route.request()
      if (!request.isNavigationRequest()) return route.fallback()
      went.push({ goes: request.url() })
      return route.fulfill({ status: 204 })
    },
  )

  const put = (page: readonly Block[]) => {
    const { pathname, search } = new URL(
      site.put(page, { host: { ...SETTINGS, ...opened.host }, draft }).address,
    )
    return new URL(pathname + search, PAGE).href
  }
  const drawnAt = put(blocks)
  const address = draft ? drawnAt : PAGE
  const other = opened.other && put(opened.other)
  await opened.prepare?.(site, page)
  await page.goto(address)
  await untilLoaded(page)
  if (isLoggedIn && blocks.some(isJoined)) await page.waitForSelector('[data-joined]')

  async function seen(): Promise<Seen> {
    const noticed = await page.evaluate(() => window.recording.steps.splice(0))
    return { asked: gateway.asked.splice(0), steps: [...noticed.map(readStep), ...went.splice(0)] }
  }

  await seen()
  return {
    page,
    other,
    gateway,
    logIn,
    complaints,
    warnings,
    seen,
    async tap(id, expected, row = {}) {
      gateway.replies = { ...usual, ...row.replies }
      await page.evaluate(
        (behind) => {
          window.recording.behind = behind
          for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
        },
        Number(row.hasBehind ?? 0),
      )
      const target = page.locator(`[data-id="${id}"] .yz-tap`)
      if (row.times === undefined) await target.click()
      else await target.evaluate(tapOften, row.times)
      await page.waitForFunction((name) => !document.querySelector(`[data-id="${name}"] [aria-busy]`), id)
      const noticed = await seen()
      // A navigation is observed when its request has been sent.
      const end = performance.now() + PATIENCE_MS
      while (!isDeepStrictEqual(noticed, expected) && performance.now() < end) {
        const { asked, steps } = await seen()
        noticed.asked.push(...asked)
        noticed.steps.push(...steps)
      }
      return noticed
    },
    [Symbol.asyncDispose]: () => context.close(),
  }
}

function tapOften(element: HTMLElement, times: number): void {
  for (let count = 0; count < times; count++) element.click()
}

/** A button with an action, read as from an author's page. */
export function button(id: string, action: object, common: object = {}): Block {
  return { ...readBlock('button', { text: id.slice(0, 20), action, ...common }).block, id }
}

/** The popup that rows open. */
export const RULES: Block = {
  ...readBlock('popup', { title: '规则' }, [{ name: 'text', value: { html: '<p>规则</p>' } }]).block,
  id: 'rules',
}

const memberships: NonNullable<Replies['checkCanJoin']> = ({ activity }) =>
  ok({
    can_join: false,
    groups: activity === JOINED.activity ? [{ group_id: JOINED.group_id, name: '冬', joined_at: 1 }] : [],
  })

function isJoined({ common }: Block): boolean {
  return common.action?.groupId === JOINED.group_id
}

/** A message as the phone's system passes it on, without the number that the answer comes back with. */
function readStep(noticed: object): Step {
  const { ios, android } = noticed as { ios?: object; android?: string }
  const message = android === undefined ? ios : JSON.parse(android)
  if (!message) return noticed as Step
  const { callbackId, ...bridge } = message
  if (!callbackId) throw new Error(`A message without a callbackId: ${JSON.stringify(message)}`)
  return { bridge }
}

/** Steps as they are observed: a code is an image, and has no text. */
export function drawn(steps: readonly Step[]): Step[] {
  return steps.map((step) => {
    if (!('dialog' in step) || step.text === undefined) return step
    const { text, ...dialog } = step
    return { ...dialog, image: drawQr(text) }
  })
}
