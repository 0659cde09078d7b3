import { createHmac } from 'node:crypto'
import type { Client } from 'pg'
import { withConnection } from '../with-connection'
import { ROLE } from './create-cluster'
import type { Place } from './place'
import { urlOf } from './server'

/** The role as which the service connects to the embedded database. */
const SERVICE_ROLE = 'yingzao_service'

/** Creates the role of the service, which may do nothing yet. To be called under the claim; safe to repeat. */
export async function ensureServiceRole(place: Place, port: number): Promise<void> {
  await withConnection(urlOf(place, port), async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [SERVICE_ROLE])
    if (rowCount !== 0) return
    const password = client.escapeLiteral(passwordOf(place))
    await client.query(`CREATE ROLE ${SERVICE_ROLE} LOGIN PASSWORD ${password}`)
  })
}

/** Gives the owner and the service the passwords of this place: a restored cluster has those of another. */
export async function setPasswords(client: Client, place: Place): Promise<void> {
  await client.query(`ALTER ROLE ${ROLE} PASSWORD ${client.escapeLiteral(place.password)}`)
  const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [SERVICE_ROLE])
  if (rowCount !== 0)
    await client.query(`ALTER ROLE ${SERVICE_ROLE} PASSWORD ${client.escapeLiteral(passwordOf(place))}`)
}

/** The same database, as the service. */
export function serviceUrlOf(place: Place, ownerUrl: string): string {
  const url = new URL(ownerUrl)
  url.username = SERVICE_ROLE
  url.password = passwordOf(place)
  return url.href
}

/** Derived from the owner's, so that only one has to be kept, and a folder of an earlier build has it too. */
function passwordOf({ password }: Place): string {
  return createHmac('sha256', password).update(SERVICE_ROLE).digest('base64url')
}
