// Run by restore.mjs beside a gateway: prints each lead that leads-process.ts submitted, with its phone number as the
// keys decrypt it.
import { openHandset } from '@yingzao/gateway/testing/process'
import { openParts } from '../open-parts'

const { config, db } = await openParts()
const { rows } = await db.pool.query<{ id: string; handset_enc: string; handset_hash: string }>(
  "SELECT public_id AS id, handset_enc, handset_hash FROM lead WHERE cps_id = 'restore'",
)
for (const { id, ...sealed } of rows) console.log(`${id} ${openHandset(config, 'lead', sealed)}`)
await db.close()
