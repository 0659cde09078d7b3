// Run by restore.mjs beside a gateway until it is killed: submits one lead after another and prints each acknowledged
// one on a line of its own, with its phone number and the time.
import { setTimeout as wait } from 'node:timers/promises'
import { LeadCodes } from '../../../e2e/testing/lead-codes'
import { operations } from '../../../packages/contract/src/server'
import { openParts } from '../open-parts'
import { VisitLine } from '../visit-line'

/** Slow enough that a log segment is shipped for its age and not because it is full: that is when most is lost. */
const PAUSE_MS = 100

const parts = await openParts()
const codes = new LeadCodes(parts.db.pool, parts.config)
const line = new VisitLine(parts.config.port)
for (let number = 1; ; number += 1) {
  const proof = await codes.take()
  const { answer, text } = await line.tell(operations.giftActivity.path, addressOf(number), {
    nick_name: '王小明',
    ...proof,
    cps_id: 'restore',
    page_code: 'etf-course',
    consent: 1,
    consent_version: '1',
    agreed: ['我已阅读并同意《隐私政策》和《用户服务协议》'],
  })
  const reply = answer.status === 200 ? JSON.parse(text) : undefined
  if (reply?.code === 1) console.log(`${reply.response.lead_id} ${proof.handset} ${Date.now()}`)
  else console.error(`A lead was answered with ${answer.status} ${text}`)
  await wait(PAUSE_MS)
}

/** A separate one each time, as no address may submit so many. */
function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}
