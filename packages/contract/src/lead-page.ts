import type { Block } from '@yingzao/schema/client'
import type { SiteSettings } from './site-settings'

/** What a visitor has typed into a form for leads, and ticked. */
export interface LeadTyped {
  nick_name: string
  handset: string
  consent: boolean
  marketing: boolean
}

/** Which page answers a form for leads that no script has woken, and what it alone says. */
export type LeadStep =
  /** `mayHaveCode`: one was asked for and refused, perhaps because it is on its way already. */
  | { kind: 'entry'; mayHaveCode?: boolean }
  /** `work`: of our own captcha; without it `app_id` is an app of Tencent's. */
  | { kind: 'captcha'; app_id: string; work?: { ticket: string; salt: string; target: string; max: number } }
  /** `resend_at`: from when another code may be asked for, as `now` in milliseconds of the server's clock. */
  | { kind: 'code'; typed: string; resend_at: number; now: number }
  | { kind: 'done'; is_new: boolean; download_url: string; service_phone: string }

export interface LeadPageInput {
  step: LeadStep
  /** The form, as the page is published now. */
  form: Block
  typed: LeadTyped
  /** Where the visitor came from, as far as the link said so. */
  cps_id: string
  /** What is wrong, and with which field; `form`: with none of them. */
  fault?: { field: 'nick_name' | 'handset' | 'consent' | 'code' | 'form'; msg: string }
  /** Where this page's own forms are sent. */
  action: string
  /** The page that the form stands on. */
  returnTo: string
  site: SiteSettings
  isTextLarge: boolean
  usesTencentCaptcha: boolean
  /** Hosts that a download may come from. */
  linkHosts: readonly string[]
}
