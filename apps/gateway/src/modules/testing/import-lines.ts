import { dataFiles, importData } from '../data-import'
import { dataKinds } from '../registry'
import type { TestStore } from './start-test-gateway'

/** Imports operators' data as `npm run data` does: `await importLines(gateway, 'groups', [{ … }])`. */
export async function importLines(
  { ctx }: Pick<TestStore, 'ctx'>,
  name: string,
  lines: Record<string, unknown>[],
): Promise<void> {
  const kind = dataKinds.find((known) => known.name === name)
  if (!kind) throw new Error(`There is no kind ${name}.`)
  const files = dataFiles(ctx, { beside: { read: async () => undefined } })
  const numbered = lines.map((cells, index) => ({ at: index + 1, cells }))
  const report = await importData(ctx.db, { kind, lines: numbered, files })
  if (!report.stored) throw new Error(`Refused: ${JSON.stringify(report.lines)}`)
}
