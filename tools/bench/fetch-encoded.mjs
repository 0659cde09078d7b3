import { once } from 'node:events'
import { get } from 'node:http'

/** Headers that a server writes by itself: they say nothing of what is sent. */
const OF_THE_SERVER = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding', 'server']

/** A reply as it travels, in brotli; `fetch` would decode the body. Fails unless it is a 200. */
export async function fetchEncoded(url) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`)
  const chunks = []
  for await (const chunk of response) chunks.push(chunk)
  const said = Object.entries(response.headers).filter(([name]) => !OF_THE_SERVER.includes(name))
  return { headers: Object.fromEntries(said), body: Buffer.concat(chunks) }
}
