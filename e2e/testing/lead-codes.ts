import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Config, computeCode, sealHandset } from '@yingzao/gateway/testing/process'
import type { Pool } from 'pg'

const BATCH = 500
const PAUSE_MS = 100

/** A phone, and the code that was sent to it. */
export interface Proof {
  handset: string
  code: string
}

/**
 * Phones with a code that was sent to them, as many as needed: put straight into the database, as sending has limits.
 */
export class LeadCodes {
  private readonly ready: Proof[] = []
  private made = 0
  private making: Promise<void> | undefined

  constructor(
    private readonly pool: Pool,
    private readonly config: Pick<Config, 'tokenKeys' | 'piiKeys' | 'piiIndexKey'>,
  ) {}

  /** Returns one that was not handed out before. */
  async take(): Promise<Proof> {
    for (;;) {
      if (this.ready.length < BATCH / 2) this.making ??= this.make()
      const proof = this.ready.pop()
      if (proof) return proof
      await this.making
    }
  }

  private async make(): Promise<void> {
    const handsets = Array.from({ length: BATCH }, () => `139${String(this.made++).padStart(8, '0')}`)
    const [key] = this.config.tokenKeys
    const codes = handsets.map((handset) => {
      const nonce = randomBytes(16).toString('base64url')
      return {
        ...sealHandset(this.config, 'sms_message', handset),
        nonce,
        code: computeCode(key, 'lead', nonce),
      }
    })
    await this.store(
      `WITH phone AS (SELECT * FROM unnest($1::text[], $2::text[], $3::text[]) AS phone (enc, hash, nonce)),
        message AS (INSERT INTO sms_message (handset_enc, handset_hash, scene, state)
          SELECT enc, hash, 'lead', 'accepted' FROM phone RETURNING id, handset_hash)
      INSERT INTO sms_code (handset_hash, scene, message_id, nonce, key_id, network, expire_at)
      SELECT hash, 'lead', message.id, nonce, $4, '127.0.0.1', now() + interval '1 day'
      FROM phone JOIN message ON message.handset_hash = hash ON CONFLICT DO NOTHING`,
      [
        codes.map(({ handset_enc }) => handset_enc),
        codes.map(({ handset_hash }) => handset_hash),
        codes.map(({ nonce }) => nonce),
        key.id,
      ],
    )
    this.ready.push(...codes.map(({ code }, index) => ({ handset: handsets[index] ?? '', code })))
    this.making = undefined
  }

  /** Retries until the database accepts it; repeating a statement that did succeed changes no code. */
  private async store(statement: string, values: unknown[]): Promise<void> {
    for (;;) {
      try {
        await this.pool.query(statement, values)
        return
      } catch {
        await wait(PAUSE_MS)
      }
    }
  }
}
