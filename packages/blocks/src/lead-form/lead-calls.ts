import { type Host, useHost } from '@yingzao/renderer'

/**
 * What the form needs of the outside world. A promise that rejects means that no answer came; a gateway that says no
 * is an answer. None of these toasts: the form says what happened, beside the field it is about.
 */
export interface LeadCalls {
  /** Shows the captcha and waits until the visitor has solved or closed it. */
  solveCaptcha(): Promise<CaptchaAnswer>
  /** Sends a code to a phone. A ticket is good for one try. */
  sendCode(request: { handset: string; ticket: string; randstr: string }): Promise<{ ok: true } | Refusal>
  /** Stores the lead. A repeat with the same version and phone gives the first lead again. */
  submit(lead: LeadSubmission): Promise<LeadAccepted | Refusal>
}

type CaptchaAnswer =
  | { status: 'passed'; ticket: string; randstr: string }
  | { status: 'closed' }
  | { status: 'failed'; code: string | number }

/** The gateway's code and its words for the visitor. */
interface Refusal {
  ok: false
  code: number
  msg: string
}

interface LeadSubmission {
  nick_name: string
  handset: string
  code: string
  cps_id: string
  version_id: number
  /** The texts that the visitor has ticked, word for word: the proof of consent. */
  agreed: string[]
}

export interface LeadAccepted {
  ok: true
  /** False: this phone had left its lead before. */
  is_new: boolean
  /** Empty where there is nothing to offer; an address that may be linked to. */
  download_url: string
  service_phone: string
}

/** A host that can take leads. One that cannot has none, and the form then says so. */
interface LeadHost extends Host {
  leads?: LeadCalls
}

export function useLeadCalls(): LeadCalls | undefined {
  const host: LeadHost = useHost()
  return host.leads
}
