import type { Capability } from './capability'
import type { CodeAnswer, CodeRequest } from './phone-proof'

/** Takes leads: names and phones of visitors who want to be called. */
export interface Leads {
  /** Loads what the steps need. Rejects when that fails; the next call tries again. */
  load(): Promise<LeadCalls>
  /** False when the phone knows that it has no network. */
  isOnline(): boolean
  /** Calls the listener when the network is back, until the returned function is called. */
  onOnline(listener: () => void): () => void
}

/** A page that cannot take leads has none, and its forms say so. */
export const LEADS = 'leads' as Capability<Leads>

/**
 * The steps of a lead, one call each. None rejects because of outside failures: a refusal is an answer, and so is the
 * lack of one. None shows a toast: the form says what happened, beside the field concerned.
 */
export interface LeadCalls {
  /** Sends a code to a phone, once the captcha is solved. */
  askForCode(request: CodeRequest): Promise<CodeAnswer>
  /** Stores the lead. A repeat with the same version and phone returns the first lead again. */
  submit(lead: LeadSubmission): Promise<LeadAccepted | CallRefusal>
  /** Whether a download can be reached from where the page is open. */
  offersDownload: boolean
  /** Takes the visitor to a download, or says how to get there. */
  download(address: string): Promise<void>
  /** Counts what happened to the block with this id. */
  count(event: LeadEventName, blockId: string, code?: number): void
}

export type LeadEventName =
  | 'lead_start'
  | 'phone_valid'
  | 'sms_sent'
  | 'sms_fail'
  | 'code_right'
  | 'lead_ok'
  | 'lead_fail'
  | 'download_click'

/** A call that did not do what it was asked for. */
export interface CallRefusal {
  ok: false
  /** The gateway's, or 0. */
  code: number
  /** Words for the visitor. */
  msg: string
  /** No answer came, so it may have been done all the same. */
  isLost: boolean
}

export interface LeadSubmission {
  nick_name: string
  handset: string
  code: string
  cps_id: string
  version_id: number
  /** 1: the form promises the address of the app by text message. */
  is_send_result: 0 | 1
  /** The form, by which the gateway finds what it promises. */
  block_id: string
  /** The texts that the visitor has ticked, word for word: the proof of consent. Consent to marketing comes last. */
  agreed: string[]
  upload_id: string
}

export interface LeadAccepted {
  ok: true
  /** False: this phone had left its lead before. */
  is_new: boolean
  /** Empty when there is nothing to offer; otherwise an address that may be linked to. */
  download_url: string
  service_phone: string
}
