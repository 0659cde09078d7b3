import { writeFile } from 'node:fs/promises'
import type { Database } from '../db/database'
import { createCompanyReader } from '../modules/company'
import { pageDocuments } from '../modules/pages'
import type { CliHost } from './cli-host'

/** Writes a page's newest document, or the built-in one, to a file, or prints it. False: there is no such page. */
export async function exportCommand(
  { config, out, print }: CliHost & { print: (text: string) => void },
  db: Database,
  { code, file }: { code: string; file?: string },
): Promise<boolean> {
  const found = await pageDocuments.exportPage(
    { config, db, company: createCompanyReader({ config, db }) },
    code,
    'newest',
  )
  if (!found) {
    out(`没有页面 ${code}。npm run pages -- list 列出所有页面。`)
    return false
  }
  const text = JSON.stringify(found.document, null, 2)
  if (file === undefined) {
    print(text)
    return true
  }
  await writeFile(file, `${text}\n`)
  out(`已把页面 ${code} 的${found.version ? `版本 ${found.version}` : '内置文档'}写入 ${file}。`)
  return true
}
