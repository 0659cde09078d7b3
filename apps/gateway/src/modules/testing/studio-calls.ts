import { type StudioOperations, type StudioPayload, studioOperations } from '@yingzao/contract/studio'
import { STUDIO_HEADER } from '../../http/studio-request'
import type { TestGateway } from './start-test-gateway'

/**
 * Calls the gateway as the Studio does: `await callStudio(gateway, 'memberList', {}, member)`. Returns the status, the
 * headers and the envelope.
 */
export async function callStudio<Id extends keyof StudioOperations>(
  { app }: Pick<TestGateway, 'app'>,
  id: Id,
  payload: StudioPayload<StudioOperations[Id]>,
  { headers, ...from }: { headers?: Record<string, string>; remoteAddress?: string } = {},
) {
  const { method, path } = studioOperations[id]
  const sent = method === 'GET' ? { query: texts(payload) } : { payload: payload as object }
  const reply = await app.inject({
    method,
    url: path,
    ...sent,
    ...from,
    headers: { [STUDIO_HEADER]: '1', ...headers },
  })
  return { status: reply.statusCode, headers: reply.headers, ...reply.json() }
}

/** Uploads a file as the Studio does. */
export async function uploadTo(
  { app }: Pick<TestGateway, 'app'>,
  { name, bytes }: { name: string; bytes: Uint8Array },
  caller: { headers: Record<string, string> },
) {
  const { method, path } = studioOperations.assetUpload
  const headers = { ...caller.headers, 'content-type': 'application/octet-stream' }
  // The same bytes: copying a long file would count as the gateway's work.
  const payload = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const reply = await app.inject({ method, url: path, query: { name }, headers, payload })
  return { status: reply.statusCode, ...reply.json() }
}

function texts(payload: object): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]))
}
