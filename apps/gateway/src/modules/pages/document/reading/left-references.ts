import type { Finding, JsonValue } from '@yingzao/schema/server'
import { fileReferences } from '../../../../files/file-references'

/** Findings for references that no import has replaced: visitors would get nothing there. */
export function leftReferences(document: JsonValue): Finding[] {
  return fileReferences(document).map(({ path, text }) => ({ ...missingFile(text), path }))
}

/** The finding for a file that does not exist. */
export function missingFile(text: string): Omit<Finding, 'path' | 'blockId'> {
  return {
    rule: 'asset-missing',
    severity: 'error',
    message: `文件“${text}”没有存入素材库。`,
    fix: '请把文件放在文档旁边后重新导入，或改用可用的地址。',
  }
}
