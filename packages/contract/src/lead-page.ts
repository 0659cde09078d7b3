import type { Block } from '@yingzao/schema/client'
import type { ThemeSetting } from '@yingzao/theme'
import type { SiteSettings } from './site-settings'

/** What a visitor has typed and ticked in a lead form. */
export interface LeadTyped {
  nick_name: string
  handset: string
  consent: boolean
  marketing: boolean
}

/** What a visitor has typed, ticked and chosen in a registration with a broker. */
export interface RegistrationTyped {
  name: string
  handset: string
  consent: boolean
  /** Which broker; empty: none yet. */
  open_brokerage_type: string
  /** The ids of a region from the province down, separated by commas; empty: none yet. */
  region: string
}

/** What an invited visitor has typed and ticked in the registration. */
export interface InvitedTyped {
  handset: string
  consent: boolean
}

/** Which page answers a form that no script has activated, and what only that page says. */
export type LeadStep =
  /** The form for a lead. `mayHaveCode`: a code was asked for and refused, perhaps because it is on its way already. */
  | { kind: 'entry'; typed: LeadTyped; mayHaveCode?: boolean }
  /** The same for a registration, with what there is to choose from. */
  | ({ kind: 'registration'; typed: RegistrationTyped; mayHaveCode?: boolean } & RegistrationChoice)
  /** The same for somebody invited by a friend. */
  | { kind: 'invited'; typed: InvitedTyped; mayHaveCode?: boolean }
  /** `work`: of our own captcha; without it `app_id` is an app of Tencent's. */
  | { kind: 'captcha'; app_id: string; work?: { ticket: string; salt: string; target: string; max: number } }
  /**
   * `resend_at`: from when another code may be requested, like `now` in milliseconds of the server's clock; `button`:
   * submits the code.
   */
  | { kind: 'code'; typed: string; resend_at: number; now: number; button: string }
  /** A lead was left. */
  | { kind: 'done'; is_new: boolean; download_url: string; service_phone: string }
  /** Somebody is registered with a broker. Both addresses may be empty. */
  | { kind: 'registered'; is_new: boolean; broker: string; registration_url: string; wechat_img: string }
  /** Somebody is registered with us, and logged in. `isBound`: their inviter is known now. */
  | { kind: 'signedUp'; isNew: boolean; isBound: boolean; wasInvited: boolean }

export interface RegistrationChoice {
  brokers: readonly { open_brokerage_type: string; name: string; intro: string; isOpen: boolean }[]
  provinces: readonly { name: string; cities: readonly NamedRegion[] }[]
  /** What was chosen where that is no city of the list: the page's own script asks for districts too. */
  district?: NamedRegion
}

export interface NamedRegion {
  /** As in `RegistrationTyped`. */
  region: string
  name: string
}

export interface LeadPageInput {
  step: LeadStep
  /** The form, as the page is published now. */
  form: Block
  /** All fields that were filled in, by name, for the next step: none of them is stored. */
  carried: Readonly<Record<string, string>>
  /**
   * What is passed unseen from page to page: the source that the link named, and the view under which steps are
   * counted.
   */
  origin: { cps_id: string; view: string }
  /** What is wrong, and with which field; `form`: with none of them. */
  fault?: { field: string; msg: string }
  /** Where this page's own forms are sent. */
  action: string
  /** The page that has the form. */
  returnTo: string
  site: SiteSettings
  /** The company's. */
  theme: ThemeSetting
  isTextLarge: boolean
  usesTencentCaptcha: boolean
  /** Hosts that pages may lead to. */
  linkHosts: readonly string[]
}
