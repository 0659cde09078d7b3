import type { AlarmChannel } from '@yingzao/contract/studio'

/** What somebody is told, as its channel takes it: Markdown for a group robot, plain text for mail. */
export interface AlarmText {
  /** Addresses, of mail. */
  recipients: readonly string[]
  subject: string
  content: string
}

/** A way to people who are told of alarms. */
export interface AlarmPort {
  /** Who answers: the system itself, a stand-in that reaches nobody, or nobody. */
  readonly adapter: 'live' | 'sandbox' | 'absent'
  /** Rejects with a SupplierError; after `no_answer` it may have been sent. */
  send(text: AlarmText): Promise<void>
}

export type AlarmPorts = Readonly<Record<AlarmChannel, AlarmPort>>
