import type { AlarmChannel } from '@yingzao/contract/studio'

/** The text of an alarm in the form its channel takes: Markdown for a group robot, plain text for mail. */
export interface AlarmText {
  /** Addresses, for mail. */
  recipients: readonly string[]
  subject: string
  content: string
}

/** A way to reach the people who are told of alarms. */
export interface AlarmPort {
  /** Who answers: the system itself, a stand-in that reaches nobody, or nobody. */
  readonly adapter: 'live' | 'sandbox' | 'absent'
  /** Rejects with a SupplierError; after `no_answer` it may have been sent. */
  send(text: AlarmText): Promise<void>
}

export type AlarmPorts = Readonly<Record<AlarmChannel, AlarmPort>>
