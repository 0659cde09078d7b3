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
  /** Experiment and variant that it belongs to, as `12.B`; absent: none. */
  variant?: string
  window: CampaignWindow
  /** By the address that the document uses. */
  images: Record<string, ImageInfo>
  site: SiteSettings
  /** The look of pages that specify none of their own; absent: the standard theme. */
  theme?: ThemeSetting
  /** Settings for the page's host; absent: nothing differs from its defaults. */
  host?: Partial<HostSettings>
  /** A draft shows skipped and failing blocks as a red outline and is never indexed. */
  draft: boolean
  /** Whether the floating 测试 button is rendered: in the test environment only. */
  testButton: boolean
  /**
   * The reply carries no time, as many visitors get the same one: a page that depends on the clock loads the script
   * that asks.
   */
  asksTime?: boolean
  /** Whether it can be viewed as if in another place, and reports what a tap does: for those who may see drafts. */
  simulator?: boolean
  /** Origin of the Studio, when it is not the page's: it may frame the page, and is notified of what a tap does. */
  studioOrigin?: string
  /** The gateway's answers that are for nobody in particular, by question: see `RenderedPage.asks`. */
  answers?: PageAnswers
}

/** Answers by question, each of which is the `[id, payload]` of a call as JSON. */
export type PageAnswers = Readonly<Record<string, object>>

export interface RenderedPage {
  html: string
  /** Value of the Content-Security-Policy header that belongs to exactly this HTML. */
  csp: string
  /** Blocks that were left out because they threw. */
  failures: RenderFailure[]
  /** What its blocks ask the gateway, in the form of `RenderInput.answers`, whether it was answered or not. */
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
  /** Something succeeded: without the sorry face. */
  isGood?: boolean
}

/**
 * Pages of `/passport/`: three ways to log in, the personal centre, what somebody has bought, signed and may use, their
 * tickets, what they were reminded of, their risk test, and their erasure.
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
  /** The company's. */
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

/** The page on which an order is paid where no sheet is possible (`/h5-page/pay`). Nothing in it is personal. */
export interface PayPageInput {
  /** Where the visitor came from, checked. */
  returnTo: string
  site: SiteSettings
  /** The company's. */
  theme: ThemeSetting
  /** Larger text, as the visitor has chosen it elsewhere on the site. */
  isTextLarge: boolean
  /** Settings for the page's host. */
  host: Partial<HostSettings>
  /** Origins that a payment form is posted to, besides our own, and those that it may lead on to. */
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
