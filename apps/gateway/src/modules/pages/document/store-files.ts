import { basename } from 'node:path'
import type { Finding, JsonValue } from '@yingzao/schema/server'
import { type FileReference, fileReferences, replaceReferences } from '../../../files/file-references'
import { type AcceptedAsset, type AssetFile, AssetRefusal, type DocumentFiles } from '../../assets'
import { missingFile } from './reading/left-references'

/** What is done with each file: stored, or only looked at. May throw AssetRefusal. */
export type FileStore = (file: AssetFile) => Promise<AcceptedAsset & { isNew?: boolean }>

export interface StoredFiles {
  /** The document with the addresses of its files. */
  document: JsonValue
  /** Files accepted, and those among them that were not here before. */
  files: { accepted: number; added: number }
  /** What was refused or missing, and remarks on what was accepted. */
  findings: Finding[]
}

/**
 * Puts every file that a document names into a store and replaces the names with addresses. A file that is missing or
 * refused is reported and its reference stays as written. Safe to repeat if the store is.
 */
export async function storeFiles(
  document: JsonValue,
  source: DocumentFiles,
  store: FileStore,
): Promise<StoredFiles> {
  const addresses = new Map<string, string>()
  const findings: Finding[] = []
  let added = 0
  for (const [text, references] of byText(fileReferences(document))) {
    const { address, isNew, problem } = await storeFile(text, source, store)
    if (address !== undefined) addresses.set(text, address)
    if (isNew) added += 1
    if (problem) findings.push(...references.map(({ path }) => ({ ...problem, path })))
  }
  return {
    document: replaceReferences(document, addresses),
    files: { accepted: addresses.size, added },
    findings,
  }
}

type Problem = Omit<Finding, 'path' | 'blockId'>

interface Outcome {
  address?: string
  isNew?: boolean
  problem?: Problem
}

async function storeFile(text: string, source: DocumentFiles, store: FileStore): Promise<Outcome> {
  try {
    const bytes = await source.read(text)
    if (!bytes) return { problem: missingFile(text) }
    const { address, isNew = false, remark, removed } = await store({ bytes, name: basename(text) })
    if (removed.length > 0) return { address, isNew, problem: cleaned(text, removed) }
    return remark === undefined ? { address, isNew } : { address, isNew, problem: doubtful(text, remark) }
  } catch (error) {
    if (error instanceof AssetRefusal) return { problem: refused(text, error) }
    throw error
  }
}

function refused(text: string, { message, fix }: AssetRefusal): Problem {
  return { rule: 'asset-refused', severity: 'error', message: `文件“${text}”未被接受：${message}`, fix }
}

function cleaned(text: string, removed: string[]): Problem {
  return {
    rule: 'asset-cleaned',
    severity: 'warning',
    message: `文件“${text}”已存入素材库，其中不安全的内容已移除：${removed.join('、')}。`,
    fix: '请看一下图片显示是否正常；如不正常，请导出为 PNG 后再引用。',
  }
}

function doubtful(text: string, message: string): Problem {
  return {
    rule: 'asset-doubtful',
    severity: 'warning',
    message: `文件“${text}”可以存入素材库，但${message}`,
    fix: '如不能正常播放，请换成 H.264 编码的 MP4 文件。',
  }
}

function byText(references: FileReference[]): Map<string, FileReference[]> {
  const groups = new Map<string, FileReference[]>()
  for (const reference of references) {
    groups.set(reference.text, [...(groups.get(reference.text) ?? []), reference])
  }
  return groups
}
