import type { Block } from '@yingzao/schema/client'
import type { ThemeSetting } from '@yingzao/theme'
import type { SiteSettings } from './site-settings'

/** What a visitor has typed into a form for leads, and ticked. */
export interface LeadTyped {
  nick_name: string
  handset: string
  consent: boolean
  marketing: boolean
}

/** What a visitor has typed into a registration with a broker, ticked and chosen. */
export interface RegistrationTyped {
  name: string
  handset: string
  consent: boolean
  /** Which broker; empty: none yet. */
  open_brokerage_type: string
  /** The ids of an address from the province down, with commas between; empty: none yet. */
  region: string
}

/** What a visitor has typed into the registration of who was invited, and ticked. */
export interface InvitedTyped {
  handset: string
  consent: boolean
}

/** Which page answers a form that no script has woken, and what it alone says. */
export type LeadStep =
  /** The form for a lead. `mayHaveCode`: a code was asked for and refused, perhaps because it is on its way already. */
  | { kind: 'entry'; typed: LeadTyped; mayHaveCode?: boolean }
  /** The same for a registration, with what there is to choose from. */
  | ({ kind: 'registration'; typed: RegistrationTyped; mayHaveCode?: boolean } & RegistrationChoice)
  /** The same for who was invited by a friend. */
  | { kind: 'invited'; typed: InvitedTyped; mayHaveCode?: boolean }
  /** `work`: of our own captcha; without it `app_id` is an app of Tencent's. */
  | { kind: 'captcha'; app_id: string; work?: { ticket: string; salt: string; target: string; max: number } }
  /**
   * `resend_at`: from when another code may be asked for, as `now` in milliseconds of the server's clock; `button`: hands
   * the code in.
   */
  | { kind: 'code'; typed: string; resend_at: number; now: number; button: string }
  /** A lead was left. */
  | { kind: 'done'; is_new: boolean; download_url: string; service_phone: string }
  /** Somebody is registered with a broker. Both addresses may be empty. */
  | { kind: 'registered'; is_new: boolean; broker: string; registration_url: string; wechat_img: string }
  /** Somebody is registered with us, and logged in. `isBound`: who invited them is known now. */
  | { kind: 'signedUp'; isNew: boolean; isBound: boolean; wasInvited: boolean }

export interface RegistrationChoice {
  brokers: readonly { open_brokerage_type: string; name: string; intro: string; isOpen: boolean }[]
  provinces: readonly { name: string; cities: readonly NamedRegion[] }[]
  /** What was chosen where that is no city of the list: the page's own script asks for districts too. */
  district?: NamedRegion
}

export interface NamedRegion {
  /** As `RegistrationTyped` has it. */
  region: string
  name: string
}

export interface LeadPageInput {
  step: LeadStep
  /** The form, as the page is published now. */
  form: Block
  /** All fields that were filled in, by their names, for the next step: nothing of them is kept. */
  carried: Readonly<Record<string, string>>
  /** What goes along from page to page unseen: the source that the link named, and the view by which steps are counted. */
  origin: { cps_id: string; view: string }
  /** What is wrong, and with which field; `form`: with none of them. */
  fault?: { field: string; msg: string }
  /** Where this page's own forms are sent. */
  action: string
  /** The page that the form stands on. */
  returnTo: string
  site: SiteSettings
  /** Of the company. */
  theme: ThemeSetting
  isTextLarge: boolean
  usesTencentCaptcha: boolean
  /** Hosts that pages may lead to. */
  linkHosts: readonly string[]
}
