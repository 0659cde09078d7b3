import { setTimeout as wait } from 'node:timers/promises'
import { SMS_ACCOUNT, startSmsVendor } from '@yingzao/gateway/testing'
import { databaseQueue, loadConfig, openProcessDatabase, sealHandset } from '@yingzao/gateway/testing/process'
import { DataFolder } from './data-folder'
import { PartGateway } from './part-gateway'

/** Noon in China, when phones may ring, in a future year. */
const NOW = '2090-12-05T12:00:00+08:00'
const OCCASION = 'evening'

/** How often the test checks their progress, which takes time away from them. */
const LOOK_MS = 100

export interface RemindReport {
  kills: number
  /** From the start of the first process until all reminders were listed, and until all were handed to the supplier. */
  listedSeconds: number
  sentSeconds: number
  /** Phones that the supplier sent something to, and those that it sent it to more than once. */
  reached: number
  doubled: number
  /** Text messages that may or may not have been sent, as their process was killed at that point. */
  unknown: number
  /** How often there was not one reminder in the list and one text message for it. */
  faults: number
}

/** Reminds the given number of people of one live stream, in processes that are all killed midway except the last. */
export async function killReminders({
  people,
  kills,
}: {
  people: number
  kills: number
}): Promise<RemindReport> {
  await using data = await DataFolder.create()
  await using vendor = await startSmsVendor()
  const { account, sdkAppId, sign, templateId, remindTemplateId } = SMS_ACCOUNT
  const environment = {
    APP_ENV: 'test',
    DATA_DIR: data.path,
    PUBLIC_ORIGIN: 'https://localhost',
    TENCENT_SECRET_ID: account.secretId,
    TENCENT_SECRET_KEY: account.secretKey,
    SMS_API: vendor.origin,
    SMS_SDK_APP_ID: sdkAppId,
    SMS_SIGN: sign,
    SMS_TEMPLATE_ID: templateId,
    SMS_REMIND_TEMPLATE_ID: remindTemplateId,
  }
  const config = loadConfig(environment)
  const db = await openProcessDatabase(config, () => {})
  try {
    await db.prepare(['remind', 'send-reminders'])
    const phones = Array.from({ length: people }, (_, index) =>
      sealHandset(config, 'softuser', `138${String(index).padStart(8, '0')}`),
    )
    await db.pool.query(
      `WITH visitor AS (
         INSERT INTO softuser (handset_enc, handset_hash)
         SELECT handset_enc, handset_hash FROM jsonb_to_recordset($1::jsonb) AS s (handset_enc text, handset_hash text)
         RETURNING softuser_id)
       INSERT INTO reminder (uid, kind, occasion_id, by_sms) SELECT softuser_id, 'live', $2, true FROM visitor`,
      [JSON.stringify(phones), OCCASION],
    )
    await db.orm.transaction((tx) => databaseQueue.enqueue(tx, 'remind', {}))

    const count = async (query: string) =>
      Number((await db.pool.query(`SELECT count(*) AS n FROM ${query}`)).rows[0].n)
    const listed = () => count("reminder WHERE state = 'sent'")
    const settled = () => count("sms_message WHERE state NOT IN ('queued', 'sending')")
    // Each reminder counts twice: once it is listed, and once its text message is settled.
    const done = async () => (await listed()) + (await settled())
    const startedAt = performance.now()
    const seconds = () => Math.round((performance.now() - startedAt) / 100) / 10
    let listedSeconds = 0
    const spawn = () => PartGateway.spawn({ program: 'remind-process', args: [NOW, OCCASION], environment })

    for (let killed = 0; killed <= kills; killed += 1) {
      await using gateway = await spawn()
      await gateway.ready()
      const until = Math.floor((2 * people * (killed + 1)) / (kills + 1))
      while ((await done()) < until) {
        if (listedSeconds === 0 && (await listed()) === people) listedSeconds = seconds()
        await wait(LOOK_MS)
      }
      if (killed === kills) break
      await gateway.kill()
      // As if its jobs had timed out.
      await db.pool.query("UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE state = 'active'")
    }

    const sentTo = vendor.ledger.map(({ handset }) => handset)
    const wrong = await count(
      `reminder r FULL JOIN sms_message m ON m.about = 'reminder ' || r.reminder_id
       WHERE r.state IS DISTINCT FROM 'sent' OR m.state IS NULL OR m.state NOT IN ('accepted', 'unknown')`,
    )
    return {
      kills,
      listedSeconds: listedSeconds || seconds(),
      sentSeconds: seconds(),
      reached: new Set(sentTo).size,
      doubled: sentTo.length - new Set(sentTo).size,
      unknown: await count("sms_message WHERE state = 'unknown'"),
      faults: wrong,
    }
  } finally {
    await db.close()
  }
}
