import { privacyVersion } from '@yingzao/pages'
import type { Orm, Transaction } from '../../../db/database'
import { findPublished } from '../version/version-store'

/**
 * Version of the privacy policy that visitors are shown now, as stored with their consent: also with consent that does
 * not say which version it means, as every form links to this text.
 */
export async function policyVersion({ db }: { db: { orm: Orm | Transaction } }): Promise<string> {
  const published = await findPublished(db.orm, 'privacy')
  // A text that operators have published has the number it is stored under.
  return published ? `page-${published.version.version}` : privacyVersion
}
