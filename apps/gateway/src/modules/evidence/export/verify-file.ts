import { z } from 'zod'
import type { Stamp } from '../../../integrations'
import { readZip } from '../../../spreadsheets/read-zip'
import { hashOf, nameOf } from '../../renderings'
import { type Anchor, anchorOf, stampOf } from '../anchor/anchors'
import { leafOf, mayHaveBecome } from '../seal/leaf-of'
import { rootBy } from '../seal/merkle-tree'
import { type Proof, proofForm } from './proofs'

const packageForm = z.object({
  resources: z.array(z.object({ path: z.string(), hash: z.string(), bytes: z.int() })),
})
const digestForm = z.object({ path: z.literal('datapackage.json'), hash: z.string() })
const recordsForm = z.object({
  title: z.string(),
  sightings: z.array(
    z.object({
      kind: z.string(),
      subject: z.string(),
      rendering: z.string().nullable(),
      page_code: z.string().nullable(),
      page_version: z.int().nullable(),
      kept: z.object({ hash: z.string() }).nullable(),
    }),
  ),
})

/** The result of checking a file, in Chinese for its reader. */
export interface FileReport {
  problems: string[]
  files: number
  proofs: number
  /** The number of proofs whose anchor is in the file and stamped. */
  stamped: number
  stamps: { day: string; stamp: Stamp }[]
}

/** Checks an exported file by itself: no database and no network. */
export async function verifyFile(bytes: Buffer): Promise<FileReport> {
  const report: FileReport = { problems: [], files: 0, proofs: 0, stamped: 0, stamps: [] }
  const files = await attempt(report, '文件不是完整的 ZIP', () => readZip(bytes))
  if (!files) return report
  await checkHashes(files, report)
  const anchors = await readAll(files, report)
  await checkRecords(files, anchors, report)
  return report
}

async function checkHashes(files: ReadonlyMap<string, Buffer>, report: FileReport): Promise<void> {
  const { problems } = report
  const listed = await attempt(report, 'datapackage.json 无法读取', () =>
    packageForm.parse(json(files, 'datapackage.json')),
  )
  const digest = await attempt(report, 'datapackage-digest.json 无法读取', () =>
    digestForm.parse(json(files, 'datapackage-digest.json')),
  )
  if (digest && digest.hash !== `sha256:${hashOf(need(files, 'datapackage.json'))}`)
    problems.push('datapackage.json 与 datapackage-digest.json 中的校验值不符')
  const names = new Set(listed?.resources.map(({ path }) => path))
  for (const { path, hash } of listed?.resources ?? []) {
    report.files += 1
    const file = files.get(path)
    if (!file) problems.push(`${path} 缺失`)
    else if (hash !== `sha256:${hashOf(file)}`) problems.push(`${path} 被改动过`)
  }
  for (const name of files.keys())
    if (!names.has(name) && !name.startsWith('datapackage'))
      problems.push(`${name} 不在清单里，是后来加进去的`)
}

async function readAll(files: ReadonlyMap<string, Buffer>, report: FileReport): Promise<Map<string, Anchor>> {
  const anchors = new Map<string, Anchor>()
  for (const [name, content] of files) {
    if (!/^anchors\/[\d-]+\.json$/.test(name)) continue
    const anchor = await attempt(report, `${name} 无法读取`, () =>
      anchorOf(content, files.get(name.replace(/json$/, 'tst'))),
    )
    if (!anchor) continue
    anchors.set(anchor.day, anchor)
    const stamp = await attempt(report, `${name} 的时间戳不对`, () => stampOf(anchor))
    if (stamp) report.stamps.push({ day: anchor.day, stamp })
  }
  return anchors
}

async function checkRecords(
  files: ReadonlyMap<string, Buffer>,
  anchors: ReadonlyMap<string, Anchor>,
  report: FileReport,
): Promise<void> {
  const { problems } = report
  const records = await attempt(report, 'records.json 无法读取', () =>
    recordsForm.parse(json(files, 'records.json')),
  )
  const proofs =
    (await attempt(report, 'proofs.json 无法读取', () =>
      z.array(proofForm).parse(json(files, 'proofs.json')),
    )) ?? []
  const archive = await attempt(report, '网页存档无法读取', async () => {
    const { readWarc } = await import('./warc')
    return readWarc(need(files, 'archive/data.warc.gz'))
  })
  for (const url of archive?.wrong ?? []) problems.push(`网页存档中 ${url} 的内容被改动过`)
  const archived = new Set([...(archive?.bodies.values() ?? [])].map((body) => nameOf(body.toString()).hash))
  const stampedDays = new Set(report.stamps.map(({ day }) => day))
  for (const proof of proofs) {
    report.proofs += 1
    if (!isProved(proof, anchors)) problems.push(`证明 ${proof.kind} ${proof.row.key} 与每日存档不符`)
    else if (proof.sealed?.day && stampedDays.has(proof.sealed.day)) report.stamped += 1
  }
  const proved = new Map(proofs.map((proof) => [`${proof.kind} ${proof.row.key}`, proof]))
  for (const { kind, subject, rendering, page_code, page_version, kept } of records?.sightings ?? []) {
    if (kept && !archived.has(kept.hash)) problems.push(`网页存档中没有记录所说的页面 ${rendering}`)
    if (kept && !proved.has(`rendering ["${kept.hash}"]`)) problems.push(`页面 ${rendering} 没有证明`)
    const row = [...proved.values()].find((one) => isOf(one, kind, subject))
    if (!row) problems.push(`${kind} ${subject} 没有证明`)
    else if (!says(row, [rendering, page_code, page_version]))
      problems.push(`${kind} ${subject} 与它的证明不符`)
  }
}

/** Whether a proof is about what a record states. */
function isOf({ kind, row }: Proof, what: string, subject: string): boolean {
  if (what !== 'view') {
    const [told, of] = kind === 'exposure' ? (JSON.parse(row.content) as unknown[]) : []
    return told === what && of === subject
  }
  if (kind !== 'visit') return false
  const [, session, , seq] = JSON.parse(row.key) as unknown[]
  return `${session} ${seq}` === subject
}

function says({ row }: Proof, values: readonly unknown[]): boolean {
  const content = JSON.parse(row.content) as unknown[]
  return values.every((value) => content.includes(value))
}

/** What is not sealed yet, or not anchored, proves nothing and is not wrong. */
function isProved({ kind, row, hour, sealed }: Proof, anchors: ReadonlyMap<string, Anchor>): boolean {
  if (!sealed) return true
  const leaf = Buffer.from(sealed.leaf, 'hex')
  if (!mayHaveBecome(leaf, leafOf(row)) || rootBy(leaf, sealed.steps) !== sealed.root) return false
  if (sealed.day === null) return true
  const told = anchors.get(sealed.day)?.seals.find((one) => one.kind === kind && one.hour === hour)
  return told?.root === sealed.root
}

function need(files: ReadonlyMap<string, Buffer>, name: string): Buffer {
  const file = files.get(name)
  if (!file) throw new Error(`${name} is missing.`)
  return file
}

function json(files: ReadonlyMap<string, Buffer>, name: string): unknown {
  return JSON.parse(need(files, name).toString())
}

async function attempt<Result>(
  { problems }: FileReport,
  problem: string,
  work: () => Result | Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    problems.push(problem)
    return undefined
  }
}
