import { type StudioOperations, type StudioPayload, studioOperations } from '@yingzao/contract/studio'
import type { SignedInMember } from '../../testing/sign-in-member'
import type { TestGateway } from '../../testing/start-test-gateway'

/** A CSV file of the shares on a day's list, with their codes and net purchases in yuan. */
export function lhbFile(
  rows: readonly (readonly [code: string, net_buy: number | string, reason?: string])[],
): Buffer {
  const lines = rows.map(([code, net_buy, reason = '涨幅']) => `${code},样例${code},${net_buy},${reason}`)
  return Buffer.from(`代码,名称,净买入额,上榜原因\n${lines.join('\n')}\n`)
}

/** Submits a file as the Studio does. */
export async function importTo(
  { app }: Pick<TestGateway, 'app'>,
  query: StudioPayload<StudioOperations['feedImport']>,
  bytes: Uint8Array,
  { headers }: SignedInMember,
) {
  const { method, path } = studioOperations.feedImport
  const reply = await app.inject({
    method,
    url: path,
    query: query as unknown as Record<string, string>,
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(bytes),
  })
  return { status: reply.statusCode, ...reply.json() }
}
