import type { PageDocument } from '@yingzao/schema/client'
import type { ThemeSetting } from '@yingzao/theme'
import type { HostSettings } from './host-settings'
import type { LeadPageInput } from './lead-page'
import type { SiteSettings } from './site-settings'

/** What a page needs to know of a stored image: its size, so that nothing shifts, and its smaller copies. */
export interface ImageInfo {
  url: string
  /** Pixels of the original. */
  width: number
  height: number
  /** Narrower or better compressed copies; never larger in bytes than the original. */
  variants: ImageVariant[]
}

export interface ImageVariant {
  format: 'webp' | 'avif'
  /** Pixels. */
  width: number
  url: string
}

/** When a campaign runs, in milliseconds of the server's clock. It begins at `start_at` and is over at `end_at`. */
export interface CampaignWindow {
  /** Null: it has no beginning. */
  start_at: number | null
  /** Null: it has no end. */
  end_at: number | null
}

export interface RenderInput {
  document: PageDocument
  /** Number of the published version that this is; absent for a draft and for a bundled default. */
  version?: number
  /** Of an experiment that it is a part of, as `12.B`; absent: of none. */
  variant?: string
  window: CampaignWindow
  /** By the address that the document uses. */
  images: Record<string, ImageInfo>
  site: SiteSettings
  /** How pages look that say nothing of their own; absent: the standard theme. */
  theme?: ThemeSetting
  /** What the page's host is told; absent: nothing differs from its defaults. */
  host?: Partial<HostSettings>
  /** A draft shows skipped and failing blocks as a red outline and is never indexed. */
  draft: boolean
  /** Whether the floating 测试 button is drawn: in the test environment only. */
  testButton: boolean
  /** Its reply tells no time, as many visitors are given the same: a page that goes by the clock brings the script that asks. */
  asksTime?: boolean
  /** Whether it can be looked at as in another place, and tells what a tap does: for those who may see drafts. */
  simulator?: boolean
  /** Origin of the Studio, where it is not that of the page: it may frame the page, and is told what a tap does. */
  studioOrigin?: string
  /** What the gateway answers nobody in particular, by the question: see `RenderedPage.asks`. */
  answers?: PageAnswers
}

/** Answers by their questions, each of which is `[id, payload]` of a call as JSON. */
export type PageAnswers = Readonly<Record<string, object>>

export interface RenderedPage {
  html: string
  /** Value of the Content-Security-Policy header that belongs to exactly this HTML. */
  csp: string
  /** Blocks that were left out because they threw. */
  failures: RenderFailure[]
  /** What its blocks ask the gateway, as `RenderInput.answers` has it, whether it was answered or not. */
  asks?: readonly string[]
}

export interface RenderFailure {
  blockId: string
  name: string
  message: string
}

/** What a page that is no document takes from the company: its words and its theme. */
export interface CompanyLook {
  site: SiteSettings
  theme: ThemeSetting
}

/** A page that stands in for a missing one (DOMAIN.md 0.3). */
export type PageState = 'not_found' | 'no_content' | 'error'

/** A page that tells a visitor one thing and offers one way on. Texts are plain, and their lines are kept. */
export interface PageNote {
  title: string
  hint: string
  action: string
  /** An address of this site. */
  href: string
  /** Something was done: without the face that is sorry. */
  isGood?: boolean
}

/**
 * Pages of `/passport/`: three ways to log in, the personal center, what somebody has bought, signed and may use, their
 * tickets, what they were reminded of, their risk test, and the way to be erased.
 */
export type PassportPage =
  | 'mobileLogin'
  | 'desktopLogin'
  | 'testLogin'
  | 'home'
  | 'orders'
  | 'receipt'
  | 'services'
  | 'contracts'
  | 'coupons'
  | 'ticket'
  | 'tickets'
  | 'reminders'
  | 'riskTest'
  | 'erase'

export interface PassportInput {
  page: PassportPage
  /** Where the visitor came from, checked: a path of this site, or an address of a host that is allowed. */
  returnTo: string
  /** Hosts that may be returned to, for the same check when the page is left. */
  linkHosts: readonly string[]
  /** Which kind of login was asked for; empty for the usual one. */
  loginType: string
  /** Version of the privacy policy that is shown, to be stored with the consent. */
  consentVersion: string
  site: SiteSettings
  /** Of the company. */
  theme: ThemeSetting
  /** Larger text, as the visitor has chosen it elsewhere on the site. */
  isTextLarge: boolean
  /** Phones that may log in without a code: in the test environment only, empty elsewhere. */
  testHandsets: readonly string[]
  /** Origin of another gateway that calls go to; empty: the one that served the page. */
  gatewayOrigin: string
  /** The captcha is Tencent's, whose script the page then has to allow. */
  usesTencentCaptcha: boolean
}

/** The page on which an order is paid where no sheet can be (`/h5-page/pay`). Nothing in it is personal. */
export interface PayPageInput {
  /** Where the visitor came from, checked. */
  returnTo: string
  site: SiteSettings
  /** Of the company. */
  theme: ThemeSetting
  /** Larger text, as the visitor has chosen it elsewhere on the site. */
  isTextLarge: boolean
  /** What the page's host is told. */
  host: Partial<HostSettings>
  /** Origins that the form of a payment is posted to, beside our own, and those that it may lead on to. */
  formOrigins: readonly string[]
}

/**
 * The built visitors' site, as the gateway loads it: an artefact at a path, never an import.
 * `build` changes whenever anything that shapes a page's bytes changes.
 */
export interface SiteBundle {
  build: string
  renderPage(input: RenderInput): RenderedPage
  renderState(state: PageState, company: CompanyLook): RenderedPage
  renderNote(note: PageNote, company: CompanyLook): RenderedPage
  renderPassport(input: PassportInput): RenderedPage
  renderLead(input: LeadPageInput): RenderedPage
  renderPay(input: PayPageInput): RenderedPage
}
