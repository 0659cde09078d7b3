import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Config } from '../../../config/config'
import type { Database } from '../../../db/database'
import { findProof, findProofs } from '../contract-store'
import { hashOf } from '../document/fill-in'
import { checkSeal } from './contract-seal'

export type ContractReport = StudioResponse<StudioOperations['signedVerify']>

interface Tools {
  config: Pick<Config, 'auditKeys'>
  db: Pick<Database, 'orm'>
}

type Proof = NonNullable<Awaited<ReturnType<typeof findProof>>>

/** This many files are held in memory at once. */
const PART = 50

/** Recomputes what a signed contract was stored with. Undefined: there is none with this number. */
export async function verifyContract(
  { config, db }: Tools,
  contract_no: string,
): Promise<ContractReport | undefined> {
  const proof = await findProof(db.orm, contract_no)
  return proof && reportOf(config, proof)
}

/** The same for all contracts, one by one. */
export async function* verifyContracts({
  config,
  db,
}: Tools): AsyncGenerator<ContractReport & { contract_no: string }> {
  let after = 0
  for (;;) {
    const proofs = await findProofs(db.orm, { after, limit: PART })
    for (const proof of proofs) yield { contract_no: proof.sign.contract_no, ...reportOf(config, proof) }
    const last = proofs.at(-1)
    if (!last) return
    after = last.sign.serial
  }
}

function reportOf({ auditKeys }: Pick<Config, 'auditKeys'>, { sign, file }: Proof): ContractReport {
  const changed: ContractReport['changed'] = []
  if (hashOf(sign.document) !== sign.text_hash) changed.push('text')
  if (!file) return { result: changed.length > 0 ? 'changed' : 'unsealed', changed, sha256: null }
  const sha256 = hashOf(file.bytes)
  if (sha256 !== file.sha256) changed.push('file')
  const { contract_no, text_hash } = sign
  const seal = checkSeal(auditKeys, file, { contract_no, text_hash, sha256: file.sha256 })
  if (seal === 'wrong') changed.push('seal')
  if (changed.length > 0) return { result: 'changed', changed, sha256 }
  return { result: seal === 'unknown' ? 'unknown-key' : 'right', changed, sha256 }
}
