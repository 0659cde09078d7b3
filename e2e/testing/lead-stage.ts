import { setTimeout as wait } from 'node:timers/promises'
import { loadConfig, SMS_ACCOUNT, type SmsVendor, startSmsVendor } from '@yingzao/gateway/testing'
import { Client, Pool } from 'pg'
import { DataFolder } from './data-folder'
import { LeadCallers } from './lead-callers'
import { LeadCodes } from './lead-codes'
import { leadFaults } from './lead-ledger'

const CALLERS = 16
/** Longer than any message waits for its next try. */
const PATIENCE_MS = 120_000

/**
 * Everything around a gateway that accepts leads: its data, the SMS supplier, the callers, and the truth about it all.
 */
export interface LeadStage extends AsyncDisposable {
  data: DataFolder
  environment: NodeJS.ProcessEnv
  /** Connects to the database, which has to run, and lets callers in. */
  open(): Promise<OpenLeadStage>
}

interface OpenLeadStage extends AsyncDisposable {
  pool: Pool
  callers: LeadCallers
  /** Waits for every message that can still be sent, then returns what is wrong. Call it when the callers have gone. */
  faults(): Promise<string[]>
}

/** `settings`: of the gateway, beside those that its text messages need. */
export async function setLeadStage(settings: NodeJS.ProcessEnv): Promise<LeadStage> {
  const data = await DataFolder.create()
  const vendor = await startSmsVendor()
  const environment = {
    ...settings,
    ...smsSettings(vendor),
    DATA_DIR: data.path,
    TRUSTED_PROXIES: '127.0.0.1',
  }
  return {
    data,
    environment,
    open: () => open(data, vendor, environment),
    async [Symbol.asyncDispose]() {
      await vendor[Symbol.asyncDispose]()
      await data[Symbol.asyncDispose]()
    },
  }
}

async function open(
  data: DataFolder,
  vendor: SmsVendor,
  environment: NodeJS.ProcessEnv,
): Promise<OpenLeadStage> {
  const config = loadConfig(environment)
  const pool = new Pool({ connectionString: data.databaseUrl, max: 1 })
  // Some tests kill the server behind it.
  pool.on('error', () => {})
  const callers = new LeadCallers(new LeadCodes(pool, config), CALLERS)
  return {
    pool,
    callers,
    async faults() {
      const reader = await connect(data)
      await untilSent(reader)
      const sentTo = vendor.ledger.filter(({ code }) => code === '').map(({ handset }) => handset)
      const found = await leadFaults(reader, config, { tried: callers.tried, sentTo })
      await reader.end()
      return [...callers.faults, ...found]
    },
    async [Symbol.asyncDispose]() {
      callers.giveUp()
      await pool.end()
    },
  }
}

async function connect(data: DataFolder): Promise<Client> {
  const client = new Client({ connectionString: data.databaseUrl })
  await client.connect()
  return client
}

/** Waits until no message is left to be sent, including those whose sender was killed in the middle. */
async function untilSent(client: Client): Promise<void> {
  await untilIdle(client)
  // As if the time had passed after which such a job is given to another worker.
  await client.query("UPDATE pgboss.job SET state = 'created' WHERE name = 'send-sms' AND state = 'active'")
  await untilIdle(client)
}

/** However many are left: what counts is that the number goes down. */
async function untilIdle(client: Client): Promise<void> {
  let fewest = Number.POSITIVE_INFINITY
  let lastStep = performance.now()
  for (;;) {
    const { rows } = await client.query<{ left: number }>(
      "SELECT count(*)::int AS left FROM pgboss.job WHERE name = 'send-sms' AND state < 'active'",
    )
    const left = rows[0]?.left ?? 0
    if (left === 0) return
    if (left < fewest) {
      fewest = left
      lastStep = performance.now()
    }
    if (performance.now() - lastStep > PATIENCE_MS)
      throw new Error(`${left} messages are left that nobody sends.`)
    await wait(100)
  }
}

function smsSettings({ origin }: SmsVendor): NodeJS.ProcessEnv {
  const { account, sdkAppId, sign, templateId, downloadTemplateId } = SMS_ACCOUNT
  return {
    TENCENT_SECRET_ID: account.secretId,
    TENCENT_SECRET_KEY: account.secretKey,
    SMS_SDK_APP_ID: sdkAppId,
    SMS_SIGN: sign,
    SMS_TEMPLATE_ID: templateId,
    SMS_DOWNLOAD_TEMPLATE_ID: downloadTemplateId,
    SMS_API: origin,
  }
}
